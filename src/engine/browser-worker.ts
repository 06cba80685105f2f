/**
 * The engine's worker in the browser.
 *
 * The engine's script finds its WebAssembly by the fragment of its own address ("….js#address-of-wasm"), or beside it under
 * its own name where a browser drops the fragment, as for a script from a service worker. If it cannot load or compile that,
 * it only rejects a promise inside the worker, of which the page hears nothing; so the page asks for the file first, and for
 * the memory. Loading it here also brings it into the cache, and a slow network is no silent engine.
 */
import { failureFrom, type EngineFailure, type EngineWorkerFactory } from './engine.js';

/** Where the engine's two files lie, relative to the page or absolute; of the page's own origin. */
export interface EngineAddresses {
  readonly script: string;
  readonly wasm: string;
}

/** An address as a text, or as the browser's own TrustedScriptURL, of which only this is asked. */
export type TrustedAddress = string | { toJSON(): string };

/** What the engine asks of WebAssembly memory at its start: 128 MiB, in pages of 64 KiB. */
const FIRST_MEMORY_PAGES = 2048;

/**
 * @param trust makes the address acceptable where the page requires Trusted Types for workers
 */
export function engineWorkerFactory(
  addresses: EngineAddresses,
  trust: (address: string) => TrustedAddress = (address) => address,
): EngineWorkerFactory {
  return async (listener) => {
    const wasm = new URL(addresses.wasm, document.baseURI).href;
    const failure = (await whyNotLoaded(wasm)) ?? whyNoMemory();
    if (failure) return { ok: false, failure };
    const script = new URL(addresses.script, document.baseURI);
    script.hash = encodeURIComponent(wasm);
    let worker: Worker;
    try {
      // The constructor is declared for texts only; it takes trusted addresses as they are.
      worker = new Worker(trust(script.href) as string);
    } catch (error) {
      return { ok: false, failure: { cause: 'not loaded', detail: String(error) } };
    }
    let heard = false;
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      heard = true;
      if (typeof data === 'string') for (const line of data.split('\n')) listener({ type: 'line', line });
    };
    worker.onerror = (event) => {
      event.preventDefault();
      const detail = event.message || 'the script could not be run';
      listener({ type: 'failed', failure: heard ? failureFrom(detail) : { cause: 'not loaded', detail } });
    };
    return {
      ok: true,
      worker: { send: (command) => worker.postMessage(command), terminate: () => worker.terminate() },
    };
  };
}

async function whyNotLoaded(wasm: string): Promise<EngineFailure | undefined> {
  try {
    const response = await fetch(wasm, { credentials: 'same-origin' });
    // The engine compiles while it loads, which browsers do for this type only.
    const type = response.headers.get('content-type') ?? 'no type';
    if (response.ok && type.startsWith('application/wasm')) {
      await response.arrayBuffer();
      return undefined;
    }
    await response.body?.cancel();
    return { cause: 'not loaded', detail: `${response.status} ${type} ${wasm}` };
  } catch (error) {
    return { cause: 'not loaded', detail: `${String(error)} ${wasm}` };
  }
}

function whyNoMemory(): EngineFailure | undefined {
  try {
    new WebAssembly.Memory({ initial: FIRST_MEMORY_PAGES });
    return undefined;
  } catch (error) {
    return { cause: 'out of memory', detail: String(error) };
  }
}
