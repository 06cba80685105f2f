/**
 * What a failure of IndexedDB means to the user, by the name of its exception (Indexed Database API 3.0, section 2.8
 * "Exceptions"; Web IDL, QuotaExceededError).
 */
import type { KeepingCause } from '../laws/refusals.js';

/** Why the database could not be opened. */
export type OpeningCause =
  /** The browser has no IndexedDB, or lets nothing be kept here (private window, cookies blocked, sandbox). */
  | 'no storage'
  | 'disk full'
  /** A newer version of the program has been here; this one must not touch what it kept. */
  | 'newer version'
  /** A window of an older version of the program keeps the database open and does not let go. */
  | 'blocked'
  | 'unknown';

export function keepingCause(error: unknown): KeepingCause {
  switch (nameOf(error)) {
    case 'QuotaExceededError':
      return 'disk full';
    case 'InvalidStateError':
      return 'storage closed';
    default:
      return 'unknown';
  }
}

export function openingCause(error: unknown): OpeningCause {
  switch (nameOf(error)) {
    case 'QuotaExceededError':
      return 'disk full';
    case 'VersionError':
      return 'newer version';
    // Firefox tells a private window or a forbidden profile by InvalidStateError, sandboxes give SecurityError, and where
    // there is no IndexedDB at all its very name is unknown.
    case 'InvalidStateError':
    case 'SecurityError':
    case 'ReferenceError':
      return 'no storage';
    default:
      return 'unknown';
  }
}

function nameOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
}
