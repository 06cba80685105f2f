import type { Respellings } from './respellings.js';

export const fr: Respellings = {};
