/** Web servers as docs/deploy.md sets them up, each in a folder of its own and on a free port. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';

const GUIDE = new URL('../../docs/deploy.md', import.meta.url).pathname;

export interface Server {
  /** "http://localhost:8000/". */
  readonly address: string;
  /** Resolves when nothing answers there any more. */
  readonly stop: () => Promise<void>;
}

export function isInstalled(program: string): boolean {
  return spawnSync(program, ['-h']).error === undefined;
}

/** The blocks of the guide in a language, in order. */
export async function recipes(language: string): Promise<readonly string[]> {
  const text = await readFile(GUIDE, 'utf8');
  return [...text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, block = '']) => block);
}

/** The app as the root of a site, and once more in its folder "chess". */
export async function siteIn(folder: string, built: string): Promise<string> {
  const site = path.join(folder, 'site');
  await cp(built, site, { recursive: true });
  await cp(built, path.join(site, 'chess'), { recursive: true });
  return site;
}

/** The nginx of this machine with a block of the guide, where its names of places are changed. */
export async function nginx(
  folder: string,
  recipe: string,
  changes: Readonly<Record<string, string>>,
): Promise<Server> {
  const port = await freePort();
  let block = recipe;
  for (const [from, to] of Object.entries({ ...changes, 'listen 80;': `listen 127.0.0.1:${String(port)};` })) {
    if (!block.includes(from)) throw new Error(`The guide has no "${from}" any more.`);
    block = block.replaceAll(from, to);
  }
  await mkdir(path.join(folder, 'temporary'), { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/temporary/${name};`,
  );
  const config = path.join(folder, 'nginx.conf');
  // Around it, what Debian's nginx.conf has.
  await writeFile(
    config,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr;
events {}
http {
  include /etc/nginx/mime.types; default_type application/octet-stream; sendfile on; gzip on; access_log off;
  ${temporary.join(' ')}
  ${block}
}
`,
  );
  return started(spawn('nginx', ['-c', config, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] }), port);
}

/** The command of the guide, with another folder and port. */
export async function python(site: string): Promise<Server> {
  const port = await freePort();
  const [command = ''] = (await recipes('sh')).flatMap((block) =>
    block.split('\n').filter((line) => line.startsWith('python3')),
  );
  const [program = '', ...parameters] = command.split(' ').map((word) => {
    if (word === 'dist') return site;
    return word === '8000' ? String(port) : word;
  });
  return started(spawn(program, parameters, { stdio: 'ignore' }), port);
}

async function started(child: ChildProcess, port: number): Promise<Server> {
  const address = `http://localhost:${String(port)}/`;
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      resolve();
    });
  });
  const until = Date.now() + 20_000;
  while (!(await answers(address))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`No server came up at ${address}`);
  }
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => new Promise((resolve) => setTimeout(resolve, 50, false)),
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });
}
