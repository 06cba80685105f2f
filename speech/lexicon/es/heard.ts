/**
 * Spanish words for moves. Beside the terms of the Laws those that are heard at boards: "reina", "come", "toma". Capturing is "por" as it is
 * read from a score ("caballo por d5"). "A" and "de" are files and small words alike: the sentence decides.
 */
import { phrases } from '../../messages/generated/es/phrases.js';
import type { HeardLanguage } from '../../hearing/languages.js';
import type { AnswerWords, HearingVocabulary } from '../../hearing/vocabulary.js';

/** The names by which letters are spelt on the telephone in Spain, beside those of FIDE and NATO as they are written in Spanish. */
export const SPANISH_SPELLING = {
  a: ['antonio', 'alicante', 'avila'],
  b: ['barcelona', 'burgos', 'beatriz'],
  c: ['carmen', 'caceres', 'cordoba'],
  d: ['dolores', 'dinamarca'],
  e: ['enrique', 'españa'],
  f: ['francia', 'francisco'],
  g: ['gerona', 'girona', 'granada'],
  h: ['historia', 'huelva', 'huesca'],
} as const;

const MOVES: HearingVocabulary = {
  kinds: {
    king: { any: ['rey', 'reyes'] },
    queen: { any: ['dama', 'damas', 'reina', 'reinas'] },
    rook: { any: ['torre', 'torres'] },
    bishop: { any: ['alfil', 'alfiles', 'obispo'] },
    knight: { any: ['caballo', 'caballos', 'caballito'] },
    pawn: { any: ['peón', 'peones', 'peoncito'] },
  },
  files: {
    a: ['ana', ...SPANISH_SPELLING.a],
    b: ['be', ...SPANISH_SPELLING.b],
    c: ['ce', 'charli', ...SPANISH_SPELLING.c],
    d: ['de', ...SPANISH_SPELLING.d],
    e: ['eco', ...SPANISH_SPELLING.e],
    f: ['efe', ...SPANISH_SPELLING.f],
    g: ['ge', 'je', 'gustavo', ...SPANISH_SPELLING.g],
    h: ['hache', 'ache', ...SPANISH_SPELLING.h],
  },
  ranks: {
    1: ['uno', 'primera', 'primero', 'primer'],
    2: ['dos', 'segunda', 'segundo'],
    3: ['tres', 'tercera', 'tercero', 'tercer'],
    4: ['cuatro', 'cuarta', 'cuarto'],
    5: ['cinco', 'quinta', 'quinto'],
    6: ['seis', 'sexta', 'sexto'],
    7: ['siete', 'séptima', 'séptimo', 'sétima', 'sétimo'],
    8: ['ocho', 'octava', 'octavo'],
  },
  castling: ['enroque', 'enroca', 'enroco', 'enrocan', 'enrocar', 'enrocarse', 'enrocarme', 'enroques'],
  sides: {
    short: ['corto', 'corta', 'pequeño', 'chico', 'real'],
    long: ['largo', 'larga', 'grande'],
  },
  captures: [
    ...['por', 'toma', 'tomo', 'tomar', 'tomando', 'captura', 'capturo', 'capturar', 'capturando'],
    ...['retomo', 'retoma', 'retomar', 'recapturo', 'recaptura', 'recapturar', 'elimino', 'elimina'],
    ...['come', 'comer', 'comiendo', 'comerse', 'mata', 'mato', 'equis'],
  ],
  ways: ['a', 'al', 'en', 'hacia', 'hasta', 'sobre'],
  origins: ['de', 'del', 'desde'],
  means: ['con'],
  becoming: [
    ...[
      'corona',
      'corono',
      'coronar',
      'coronando',
      'coronación',
      'promociona',
      'promociono',
      'promocionar',
      'promoción',
    ],
    ...['pidiendo', 'convirtiéndose', 'transformándose', 'promocionando', 'coronado', 'corone'],
    ...['igual', 'promueve', 'promuevo', 'convierte', 'convierto', 'convertir', 'transforma', 'pide', 'pido'],
  ],
  passing: ['paso', 'passant'],
  remarks: [
    ...['jaque', 'mate', 'jaquemate', 'el', 'la', 'los', 'las', 'un', 'una', 'al', 'y', 'mi', 'se', 'en'],
    ...['juego', 'juega', 'muevo', 'mueve', 'mover', 'va', 'dando'],
  ],
};

const ANSWERS: AnswerWords = {
  yes: [
    ...['sí', 'claro', 'correcto', 'vale', 'de acuerdo', 'exacto', 'exactamente', 'eso es', 'así es', 'sí por favor'],
    ...[
      'eso mismo',
      'desde luego',
      'efectivamente',
      'confirmo',
      'confirmado',
      'por supuesto que sí',
      'está bien',
      'sip',
    ],
    ...['por supuesto', 'afirmativo', 'ok', 'okey', 'dale', 'sí claro', 'claro que sí', 'cierto', 'sí señor'],
  ],
  no: [
    ...[
      'no',
      'cancelar',
      'cancela',
      'cancele',
      'olvídalo',
      'olvídelo',
      'olvidar',
      'da igual',
      'déjalo',
      'déjelo',
      'uy',
    ],
    ...[
      'ups',
      'no gracias',
      'mejor no',
      'nada',
      'incorrecto',
      'eso no',
      'para nada',
      'negativo',
      'no es eso',
      'no es así',
    ],
    ...['no es correcto', 'no quiero', 'qué va', 'anular', 'anula'],
    ...[
      'no para nada',
      'nada de eso',
      'no no',
      'ni hablar',
      'de ninguna manera',
      'en absoluto',
      'todavía no',
      'aún no',
    ],
    ...[
      'claro que no',
      'por supuesto que no',
      'no era eso',
      'no importa',
      'da lo mismo',
      'olvídate',
      'déjalo así',
      'no espera',
      'ignora eso',
      'ignóralo',
      'nop',
    ],
    ...['cancelado', 'no hace falta', 'no hagas nada', 'no de momento', 'no ahora no', 'ahora no', 'déjalo estar'],
  ],
  yesLetters: ['s'],
  noLetters: ['n'],
  beside: ['número', 'opción', 'jugada', 'la', 'el', 'lo', 'por', 'favor', 'es'],
  after: [],
  nine: ['nueve', 'novena', 'noveno'],
  lines: ['fila', 'columna', 'línea'],
};

const COMMANDS: HeardLanguage['commands'] = {
  phrases,
  kinds: {
    king: ['reyes', 'rey'],
    queen: ['damas', 'dama', 'reina', 'reinas'],
    rook: ['torres', 'torre'],
    bishop: ['alfiles', 'alfil'],
    knight: ['caballos', 'caballo'],
    pawn: ['peones', 'peón'],
  },
  colors: {
    white: ['blancas', 'blanco', 'blanca', 'blancos'],
    black: ['negras', 'negro', 'negra', 'negros'],
  },
};

export const HEARD: HeardLanguage = {
  name: 'es',
  moves: MOVES,
  commands: COMMANDS,
  answers: ANSWERS,
  asked:
    /^(?:(?:mis|los|las|todos|todas|sus) )*(?:reyes|damas|reinas|torres|alfiles|caballos|peones)(?: por favor)?$|^(?:puedo|puede|se puede|es|hay|esta|estoy|son)\b|^(?:a|con|contra|de|en|hasta|para|por) (?:que|quien|quienes|cual|cuantas|cuantos|donde)\b|^el (?:acepta|ofrece|propone|rechaza|abandona|se rinde)\b/u,
  elsewhere: ['un'],
};
