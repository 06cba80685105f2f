import { describe, expect, it } from 'vitest';
import { keepingCause, openingCause } from '../../src/storage/failure.js';

const named = (name: string): Error => Object.assign(new Error(name), { name });

describe('what a failure of the storage means', () => {
  it.each([
    // Indexed Database API 3.0: "QuotaExceededError … insufficient space", on a request or on the transaction.
    ['QuotaExceededError', 'disk full'],
    // Indexed Database API 3.0, IDBDatabase.transaction: thrown if the connection is closed.
    ['InvalidStateError', 'storage closed'],
    ['ConstraintError', 'unknown'],
    ['AbortError', 'unknown'],
  ])('%s when keeping: %s', (name, cause) => {
    expect(keepingCause(named(name))).toBe(cause);
  });

  it.each([
    // Indexed Database API 3.0, IDBFactory.open: the existing version is higher than the one asked for.
    ['VersionError', 'newer version'],
    // IDBFactory.open: an opaque origin.
    ['SecurityError', 'no storage'],
    // Firefox, where a private window keeps nothing.
    ['InvalidStateError', 'no storage'],
    ['ReferenceError', 'no storage'],
    ['QuotaExceededError', 'disk full'],
    ['UnknownError', 'unknown'],
  ])('%s when opening: %s', (name, cause) => {
    expect(openingCause(named(name))).toBe(cause);
  });

  it('knows nothing of what is no error at all', () => {
    expect(keepingCause(undefined)).toBe('unknown');
    expect(openingCause('full')).toBe('unknown');
  });
});
