/**
 * A desktop that nobody sees: its own display, buses, window manager, speech dispatcher without a sound, and a real Orca. Several may stand
 * side by side, and beside a user's own: their sockets, settings, logs and profiles all lie in a folder of each.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { OrcaLog, ORCA_CUSTOMIZATIONS } from './orca-log.js';
import { EnvironmentError, MissingError, Processes } from './processes.js';

const PROGRAMS = ['Xvfb', 'dbus-daemon', 'dbus-send', 'gsettings', 'openbox', 'xdotool', 'speech-dispatcher', 'orca'];
const BUS_LAUNCHERS = ['/usr/libexec/at-spi-bus-launcher', '/usr/lib/at-spi2-core/at-spi-bus-launcher'];
/** Milliseconds from one key of a typed text to the next. */
export const TYPED_EVERY = 60;
/** Longer than the slowest start that was seen on a busy machine. */
const START = 20_000;

const SPEECH_DISPATCHER = (folder) => `LogLevel 1
LogDir "${folder}"
DisableAutoSpawn
AudioOutputMethod "libao"
AddModule "silent" "sd_generic" "silent.conf"
DefaultModule silent
`;
/** The dispatcher opens a sound device even for voices that use none; this one takes everything and plays nothing. */
const LIBAO = 'default_driver=null\n';
/**
 * A voice without a sound that takes as long as one that speaks, about 15 characters a second, and can be stopped. With one that
 * ends at once, Orca never learns that a key has stopped its reading of the page, and keeps to itself what it would say then.
 */
const SILENT_VOICE = `sleep $(( ${'$'}{#1} / 15 + 1 ))
`;
const SILENT_MODULE = (voice) => `GenericExecuteSynth "exec sh ${voice} \\'$DATA\\'"
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "silent"
DefaultVoice "silent"
`;

/**
 * Orca asks this of the user's processes when it starts, for another Orca, and ends if there is one. One on another desktop, or the user's
 * own, has nothing in common with this one; here is none.
 */
const NO_OTHER_ORCA = '#!/bin/sh\nexit 1\n';

export class Desktop {
  processes;
  log;

  constructor(processes, log) {
    this.processes = processes;
    this.log = log;
  }

  /** @throws EnvironmentError when there is no such desktop to be had on this machine. */
  static async start() {
    const missing = missingPrograms();
    if (missing.length > 0) throw new MissingError(`not installed: ${missing.join(', ')}`);
    const processes = new Processes();
    try {
      return await prepare(processes);
    } catch (error) {
      await processes.close();
      throw error;
    }
  }

  /** Presses a key as a keyboard does: xdotool's names, "Right", "shift+Tab". */
  press(key) {
    return this.processes.run('xdotool', 'key', '--clearmodifiers', key);
  }

  /** Types a text key by key. */
  type(text) {
    return this.processes.run('xdotool', 'type', '--clearmodifiers', '--delay', String(TYPED_EVERY), text);
  }

  /** Brings the browser's window, which is found by the beginning of its class, to the front and the keyboard to it. */
  async activate(windowClass) {
    const id = await this.processes.until('window of the browser', START, async () => {
      const ids = await this.processes
        .run('xdotool', 'search', '--onlyvisible', '--class', windowClass)
        .catch((error) => (error instanceof EnvironmentError ? '' : Promise.reject(error)));
      return ids.trim().split('\n').at(-1) || undefined;
    });
    await this.processes.run('xdotool', 'windowactivate', '--sync', id);
  }

  /** Whether the whole of a page is read as fast as Orca finds its words. */
  hurry(on) {
    if (on) writeFileSync(hurryFile(this.processes), '');
    else rmSync(hurryFile(this.processes), { force: true });
  }

  async close() {
    this.log.close();
    await this.processes.close();
  }
}

/** There while Orca is to hurry. */
function hurryFile(processes) {
  return join(processes.folder, 'hurry');
}

function missingPrograms() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const missing = PROGRAMS.filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
  return BUS_LAUNCHERS.some((path) => existsSync(path)) ? missing : [...missing, 'at-spi-bus-launcher'];
}

async function prepare(processes) {
  const { environment } = processes;
  const home = environment.HOME;
  const folder = (...parts) => {
    const path = join(home, ...parts);
    mkdirSync(path, { recursive: true, mode: 0o700 });
    return path;
  };
  environment.XDG_CONFIG_HOME = folder('config');
  environment.XDG_DATA_HOME = folder('data');
  environment.XDG_CACHE_HOME = folder('cache');
  environment.XDG_RUNTIME_DIR = folder('runtime');
  environment.GNOME_ACCESSIBILITY = '1';
  environment.GTK_MODULES = 'gail:atk-bridge';
  environment.ANNA_HECTOR_HEARD = join(processes.folder, 'orca.log');
  environment.ANNA_HECTOR_HURRY = hurryFile(processes);

  writeFileSync(join(folder('bin'), 'pgrep'), NO_OTHER_ORCA, { mode: 0o755 });
  environment.PATH = `${join(home, 'bin')}${delimiter}${environment.PATH ?? ''}`;
  environment.DISPLAY = `:${await firstLine(processes, 'display', 'Xvfb', '-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp')}`;
  environment.DBUS_SESSION_BUS_ADDRESS = await firstLine(
    processes,
    'session bus',
    'dbus-daemon',
    '--session',
    '--nofork',
    '--nopidfile',
    '--print-address=3',
  );
  processes.start('openbox', []);
  await startAccessibility(processes);
  await startSpeech(processes, folder);
  const log = new OrcaLog(environment.ANNA_HECTOR_HEARD);
  writeFileSync(join(folder('data', 'orca'), 'orca-customizations.py'), ORCA_CUSTOMIZATIONS);
  // Its settings are those that a user finds.
  processes.start('orca', []);
  await processes.until('greeting of Orca', START, () => log.heard()[0]);
  return new Desktop(processes, log);
}

/** Starts a program that tells on its third descriptor where it is to be found. */
async function firstLine(processes, what, command, ...parameters) {
  const child = processes.start(command, parameters, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  let told = '';
  child.stdio[3]?.setEncoding('utf8').on('data', (text) => {
    told += text;
  });
  return processes.until(what, START, () => (told.includes('\n') ? told.trim() : undefined));
}

async function startAccessibility(processes) {
  await processes.run('gsettings', 'set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true');
  processes.start(
    BUS_LAUNCHERS.find((path) => existsSync(path)),
    ['--launch-immediately'],
  );
  for (const property of ['IsEnabled', 'ScreenReaderEnabled']) {
    await processes.until('accessibility bus', START, () =>
      processes
        .run(
          'dbus-send',
          '--session',
          '--print-reply',
          '--dest=org.a11y.Bus',
          '/org/a11y/bus',
          'org.freedesktop.DBus.Properties.Set',
          'string:org.a11y.Status',
          `string:${property}`,
          'variant:boolean:true',
        )
        .catch(() => undefined),
    );
  }
}

async function startSpeech(processes, folder) {
  const configuration = folder('config', 'speech-dispatcher');
  writeFileSync(join(configuration, 'speechd.conf'), SPEECH_DISPATCHER(processes.folder));
  folder('config', 'speech-dispatcher', 'modules');
  writeFileSync(join(processes.environment.HOME, '.libao'), LIBAO);
  const voice = join(configuration, 'voice.sh');
  writeFileSync(voice, SILENT_VOICE);
  writeFileSync(join(configuration, 'modules', 'silent.conf'), SILENT_MODULE(voice));
  processes.start('speech-dispatcher', ['--run-single', '--timeout', '0', '--config-dir', configuration]);
  const socket = join(processes.environment.XDG_RUNTIME_DIR, 'speech-dispatcher', 'speechd.sock');
  await processes.until('speech dispatcher', START, () => (existsSync(socket) ? socket : undefined));
}
