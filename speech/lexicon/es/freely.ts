/** How people ask and correct themselves in Spanish. "Qué" and "cuánto" are written with and without accents, and "él" is then the article. */
import type { FreeWords } from '../../hearing/freely/words.js';
import { ordinalsOf } from '../ordinals.js';
import { phrasesAsked } from '../../messages/generated/es/phrases-asked.js';
import { phrasesLoose } from '../../messages/generated/es/phrases-loose.js';

const { unanswered, ...phrases } = phrasesAsked;

/** A wing after "por el", or by itself. */
const wing = (of: string, side: string) =>
  [
    'por el lado',
    'del lado',
    'al lado',
    'en el lado',
    'lado',
    'por el flanco',
    'en el flanco',
    'flanco',
    'por el ala',
    'en el ala',
    'ala',
  ].map((where) => [`${where} ${of}`, side] as const);

/** The pawn of a file that is named after the piece that stood on it, or a piece that is said to stand there. */
const named = (kind: string, of: string, file: string) => [`${kind} ${of}`, `${kind} de ${file}`] as const;

/** How moves are spoken of, with the words in which they are read: "como" by itself asks. */
const OF_MOVES = Object.fromEntries([
  ...['me como', 'me meriendo', 'me zampo', 'me llevo', 'me cargo'].map((said) => [said, 'captura'] as const),
  ...['del rey', 'de rey', 'rey'].flatMap((of) => wing(of, 'corto')),
  ...['de la dama', 'de dama', 'dama', 'de la reina', 'de reina'].flatMap((of) => wing(of, 'largo')),
  ...['enroque', 'enroco', 'me enroco', 'enroca'].flatMap((said) => [
    ...['de rey', 'del rey'].map((of) => [`${said} ${of}`, 'enroque corto'] as const),
    ...['de dama', 'de la dama', 'de reina'].map((of) => [`${said} ${of}`, 'enroque largo'] as const),
  ]),
  // "Como" by itself asks; "lo como con" does not.
  ...['lo como', 'la como', 'lo tomo', 'la tomo', 'lo capturo', 'la capturo'].map(
    (said) => [`${said} con`, 'captura con'] as const,
  ),
  ['a lo largo', 'largo'],
  ['a lo corto', 'corto'],
  ...['de dama', 'de la dama', 'de reina', 'de la reina'].flatMap((of) => [
    named('peón', of, 'd'),
    named('caballo', of, 'b'),
    named('alfil', of, 'c'),
    named('torre', of, 'a'),
  ]),
  ...['de rey', 'del rey'].flatMap((of) => [
    named('peón', of, 'e'),
    named('caballo', of, 'g'),
    named('alfil', of, 'f'),
    named('torre', of, 'h'),
  ]),
  ...['torre', 'caballo', 'alfil', 'dama', 'reina', 'peón'].flatMap((kind) => [
    [`${kind} de la columna`, `${kind} de`] as const,
    // "A" is a small word, too.
    [`${kind} de la columna a`, `${kind} de antonio`] as const,
    [`${kind} de la línea`, `${kind} de`] as const,
    [`${kind} que está en`, `${kind} de`] as const,
    [`${kind} que está en la columna`, `${kind} de`] as const,
    [`${kind} que tengo en`, `${kind} de`] as const,
    [`${kind} que hay en`, `${kind} de`] as const,
  ]),
  ...['torre', 'caballo', 'alfil', 'dama', 'reina', 'rey', 'peón'].flatMap((kind) =>
    [
      'baja',
      'sube',
      'salta',
      'vuelve',
      'regresa',
      'retrocede',
      'avanza',
      'vaya',
      'llega',
      'viene',
      'entra',
      'pasa',
      'se coloca',
      'se retira',
    ].map((goes) => [`${kind} ${goes}`, kind] as const),
  ),
  ['jaque al rey', 'jaque'],
  ['jaque a la descubierta', 'jaque'],
  ['jaque descubierto', 'jaque'],
  ['jaque doble', 'jaque'],
  ['más jaque', 'jaque'],
  ['doble jaque', 'jaque'],
  ['y hago', 'corona'],
  ['y hace', 'corona'],
  ['y pongo', 'corona'],
  ['y se convierte en', 'corona'],
]);

export const FREELY: FreeWords = {
  asks: [
    'es|son|era|está|están|estoy|estamos|hay|puedo|puede|pueden|podemos|puedes|podría|podrían|podrías|debo|debe|debería',
    'quién|quiénes|cuál|cuáles|cuánto|cuánta|cuántos|cuántas|dónde|adónde|cuándo|cómo|qué|ha|han|has|he|fue|fueron|sería',
    'será|serán|gana|ganan|amenaza|cuelga|quieres|quiere|aceptas|acepta|sabes|jugarías',
  ],
  // "Qué" is none: it is heard for the letter g.
  particles: ['quién|quiénes|cuál|cuáles|cuánto|cuánta|cuántos|cuántas|dónde|adónde'],
  contracted: { movida: 'jugada', movidas: 'jugadas', escaque: 'casilla', ...OF_MOVES },
  beside: [
    'por favor|porfa|porfavor|gracias|muchas gracias|eh|ehm|em|mmm|hmm|pues|bueno|a ver|déjame pensar|oye|oiga|disculpa|disculpe|vale',
    'ok|okey|entonces|venga|mira|hola|ahora|dime|dígame|me puedes decir|puedes decirme|podrías decirme|sabes|léeme',
    'quisiera saber|quiero saber|me gustaría saber|muéstrame|en realidad|de acuerdo|quería saber|necesito saber|puede decirme',
    'podría decirme|me podrías decir|me podría decir|me puede decir|me dices|recuérdame|recuérdeme|por fa|plis|oye que|oiga que',
    'es lo que|muy bien|perfecto|genial|es que|resulta que|mira que|uy|ups|ay|oh|ah|perdona|jo|anda|tío|amigo|léame|indícame|quisiera que me dijeras',
    'me gustaría que me dijeras|te agradecería que|a ver si|te pido que|le pido que|pues nada|bueno pues|a propósito|por cierto',
  ],
  before: [
    'me|mi jugada es|la jugada es|mi jugada|juego|juego el|juego la|juego mi|yo juego|voy a jugar|quiero jugar|quiero mover',
    'voy a mover|muevo|muevo el|muevo la|muevo mi|mueve|mueve el|mueve la|me gustaría jugar|quisiera jugar|juguemos',
    'jugamos|juega|juegue|mueva|haz|haga|hago|pienso jugar|elijo|mejor|llevo|llevo el|llevo la|pongo|ponga|pon',
    'adelanto|adelanto el|adelanto la|adelanto mi|avanzo|avanzo el|avanzo mi|empujo|empujo el|empujo mi|saco|saco el|saco la',
    'saco mi|desarrollo|desarrollo el|desarrollo mi|coloco el|coloco la|coloco mi|pongo el|pongo la|pongo mi|llevo mi|subo el',
    'subo mi|paso el|paso la|traslado el|traslado la|creo que juego|creo que jugaré|jugaré|moveré|moveré el|moveré la|voy con',
    'voy con el|voy con la|sigo con|continúo con|respondo con|contesto con|empiezo con|abro con|salgo con|mi movimiento es',
    'subo|subo la|subo con|bajo con|retiro|retrocedo|vuelvo con|regreso con|bajo|sacrifico|entrego|salto con|voy a|vuelvo a|quiero|quisiera|doy mate con|doy jaque con',
    'doy jaque mate con|creo que voy a jugar|creo que voy a mover|creo que voy con|me voy con|te juego|le juego|centralizo|meto|planto|sitúo',
    'defiendo con|protejo con|cubro con|me cubro con|tapo con|me defiendo con|ataco con|amenazo con|respondo|contesto|cambio el|cambio la',
    'cambio mi|salgo con el|salgo con la|juego con|juego con el|juego con la|muevo con|quiero hacer|voy a hacer|quiero llevar|voy a llevar',
    'quiero poner|voy a poner|quiero capturar con|voy a capturar con|quiero tomar con|voy a tomar con|quiero comer con|voy a comer con',
    'hago la jugada|quiero jugar el|quiero jugar la|quiero mover el|quiero mover la|quiero mover mi|voy a mover el|voy a mover la',
    'voy a mover mi|voy a jugar el|voy a jugar la|quisiera mover|me gustaría mover|vamos a jugar|vamos con|adelanta el|adelanta la|avanza el|empuja el|lleva el|lleva la|lleva mi|coloca el|coloca la|coloca mi|saca el|saca la|desarrolla el|voy a probar|voy a probar con|pruebo|pruebo con|me decanto por|decido jugar|pues yo juego',
  ],
  behind: ['jugar|mover|juego|muevo'],
  amid: ['salta|baja|sube|vuelve|regresa|retrocede|avanza|llega|viene|entra|pasa|se coloca|se retira'],
  wishes: [
    'puedes|podrías|puede usted|podría usted|podría|puede|quiero|quisiera|me gustaría|deseo|vamos a|voy a|quería|yo quiero',
    'te importaría|haz el favor de|necesito|me puedes|me puede|me podrías|me podría|déjame|permíteme|me dejas|me permites',
    'te importa|sería posible|es posible|deberías|me apetece|quiero que|quisiera que|me gustaría que|querría|prefiero|vamos|hay que',
    'haga el favor de|podéis|tengo que|ayúdame a',
  ],
  corrects: [
    'no perdón|no espera|no espere|no mejor|no quiero decir|no quise decir|no digo|no|perdón|perdona|perdone|quiero decir',
    'quise decir|quería decir|digo|mejor dicho|mejor|corrijo|corrección|espera|espere|me equivoqué|me he equivocado|rectifico|o sea',
    'bueno no|ay no|uy no',
  ],
  denies: ['no'],
  steps: ['casilla|casillas|paso|pasos|cuadro|cuadros|cuadrito|cuadritos|adelante|delante|frente'],
  mine: ['mi|mis|mío|mía|míos|mías|yo|me|nos|nosotros|nuestro|nuestra|nuestros|nuestras|tengo|llevamos|he|conmigo'],
  theirs: [
    'mi rival|mi adversario|mi adversaria|mi contrario|mi oponente|mi contrincante|el rival|el adversario|el contrario',
    'el oponente|del rival|del adversario|del contrario|del oponente|al rival|al adversario|al contrario|al oponente|rival',
    'adversario|adversaria|contrario|oponente|contrincante|enemigo|su|sus|suyo|suya|suyos|suyas|ella|ellos|ellas|le|les',
    'tiene|tienen|el ordenador|del ordenador|ordenador|la computadora|computadora|la máquina|máquina|el otro|usted',
    'mi contrincante|mi enemigo|mi enemiga|a mi rival|de mi rival|a mi adversario|de mi adversario|a mi oponente|de mi oponente',
    'a mi contrario|de mi contrario|mi rival tiene|el otro jugador|otro jugador|al otro|del otro|rivales|enemiga|enemigos|enemigas',
    'contraria|contrincantes|tu|tus|tuyo|tuya|tuyos|tuyas|tienes|el bot|bot|al enemigo|del enemigo|el enemigo|adversarios',
  ],
  articles: ['el|la|los|las|un|una|unos|unas'],
  small: [
    'es|son|era|está|están|estoy|estamos|hay|en|de|del|al|a|se|lo|ya|todavía|aún|ahora|mismo|ha|han|por|para|y|todo|toda',
    'dime|diga|lee|lea|leer|muestra|muestre|mostrar|ver|enseña|dame|lista|listar|cuenta|cuente|todas|todos|otra|sobre',
    'describe|describa|queda|quedan|restante|restantes|actualmente|encuentra|con|he|has|ese|esa',
  ],
  kinds: {
    rook: ['torrecita'],
    bishop: ['obispos'],
    knight: ['caballitos|jaca'],
    pawn: ['peoncitos|peoncillo|peoncillos'],
  },
  white: [],
  black: [],
  ranks: {},
  ordinals: ordinalsOf(
    'primer:,o,a segund tercer:,o,a cuart quint sext séptim octav noven décim undécim duodécim decimotercer:,o,a decimocuart decimoquint decimosext decimoséptim decimoctav decimonoven vigésim trigésim cuadragésim quincuagésim',
    ['o', 'a'],
  ),
  directions: {
    north: ['norte'],
    'north-east': ['noreste|nordeste'],
    east: ['este'],
    'south-east': ['sureste|sudeste'],
    south: ['sur'],
    'south-west': ['suroeste|sudoeste'],
    west: ['oeste'],
    'north-west': ['noroeste'],
  },
  weighty: [
    'porqué|no|nunca|debo|debería|legal|ilegal|permitido|posible|bueno|buena|malo|mejor|peor|ganar|enrocar|enroque|mate|ahogado|tablas|si|sacrificar|coronar|repetición|paso|conviene|convendría|deberías|recomiendas|aconsejas|harías|haría|jugarías|gambito|apertura|plan|estrategia|idea|empujo|adelanto|avanzo|muevo',
  ],
  phrases,
  loose: phrasesLoose,
  unanswered,
};
