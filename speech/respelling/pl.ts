/**
 * The German call for a Polish voice, by Polish rules of spelling: "sz" for the German sch, "aj" and "oj" for ei and äu, "c" for z. Nearest as they
 * are, or no farther than any natural spelling: Anna, David, Eva, Felix, eins, fünf, acht, Dame, Turm, Bauer, lange, Rochade, schlägt, Schach,
 * schwarz and what is not here.
 */
import type { Respellings } from './respellings.js';

export const pl: Respellings = {
  bella: 'bela',
  cesar: 'cezar',
  gustav: 'gustaf',
  hector: 'hektor',
  zwei: 'cwaj',
  drei: 'draj',
  vier: 'fir',
  sechs: 'zeks',
  sieben: 'ziben',
  könig: 'kenich',
  könige: 'kenyge',
  läufer: 'lojfer',
  springer: 'szpringer',
  kurze: 'kurce',
  matt: 'mat',
  en: 'an',
  passant: 'pasan',
  weiß: 'wajs',
  weiße: 'wajse',
  weißer: 'wajser',
  leer: 'ler',
  helles: 'heles',
  reihe: 'raje',
  keine: 'kajne',
};
