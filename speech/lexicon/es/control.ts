/** Time controls in Spanish words. */
import { inWords, NUMBERS } from '../../grammar/es.js';
import type { ControlVocabulary } from '../../hearing/control/vocabulary.js';

/** The twenties are one word, and so are some hundreds; from thirty on the parts stand by themselves: "treinta y cinco". */
const IN_ONE_WORD = Array.from({ length: 30 }, (_, value) => value).flatMap((value) => {
  const forms = [inWords(value), inWords(value, 'masculine'), inWords(value, 'feminine')];
  return [...new Set(forms)].map((word) => [word, value] as const);
});

export const CONTROL: ControlVocabulary = {
  numbers: [
    ...IN_ONE_WORD,
    ...NUMBERS.tens.map((word, index) => [word, 10 * index] as const).slice(3),
    ...NUMBERS.hundreds.map((word, index) => [word, 100 * index] as const).slice(1),
    ['cien', 100],
    ['doscientas', 200],
    ['trescientas', 300],
  ],
  hundred: [],
  half: ['medio', 'media'],
  halfHour: [],
  oneAndHalf: [],
  hour: ['hora', 'horas', 'h'],
  minute: ['minuto', 'minutos', 'min', 'm'],
  second: ['segundo', 'segundos', 'seg', 's'],
  move: ['jugada', 'jugadas', 'movimiento', 'movimientos', 'movida', 'movidas', 'lance', 'lances', 'jug', 'mov'],
  then: ['después', 'luego', 'seguido', 'seguidos', 'entonces', 'posteriormente', 'finalmente'],
  plus: ['más'],
  with: ['con'],
  and: ['y'],
  increment: [
    ...['incremento', 'incrementos', 'bonificación', 'bono', 'añadido', 'añadidos', 'añade', 'añaden', 'adicional'],
    ...['adicionales', 'suplemento', 'Fischer', 'extra', 'sumar', 'suma', 'suman', 'agregado', 'agregados'],
  ],
  bronstein: ['Bronstein', 'devuelto', 'devueltos', 'devolución', 'devuelve', 'devuelven'],
  delay: ['retardo', 'demora', 'delay', 'retraso'],
  after: ['tras'],
  from: ['desde', 'partir'],
  first: ['primera', 'primeras', 'primer', 'primero', 'primeros'],
  start: ['inicio', 'principio', 'comienzo'],
  rest: ['resto', 'restante', 'restantes', 'todas', 'todos', 'toda', 'demás'],
  colors: {
    white: ['blancas', 'blanco', 'blanca', 'blancos'],
    black: ['negras', 'negro', 'negra', 'negros'],
  },
  tempi: {
    standard: ['clásico', 'clásica', 'estándar', 'lento', 'pensado', 'lenta'],
    rapid: ['rápido', 'rápida', 'rápidas', 'activo', 'semirrápido', 'semirrápidas'],
    blitz: ['blitz', 'relámpago'],
  },
  nothing: [
    ...['para', 'por', 'cada', 'en', 'de', 'del', 'la', 'las', 'el', 'los', 'a', 'al', 'hasta', 'que', 'se', 'hay'],
    ...[
      'ambos',
      'ambas',
      'jugador',
      'jugadores',
      'bando',
      'bandos',
      'tiempo',
      'partida',
      'ajedrez',
      'control',
      'ritmo',
    ],
    ...['otro', 'otros', 'otra', 'otras', 'solo', 'tienen', 'tiene', 'reciben', 'recibe', 'máximo', 'periodo', 'favor'],
    ...['juego', 'lo', 'su', 'vez', 'reflexión'],
  ],
};
