/** What is said in Spanish where a position is set up. */
import type { SetUpWords } from '../../hearing/set-up/words.js';

export const SET_UP: SetUpWords = {
  phrases: {
    remove: ['quitar {rest}', 'quita|quite|retirar|retira|retire|eliminar|elimina|borrar|borra {rest}'],
    move: ['mover {rest}', 'mueve|mueva|pasar|pasa|trasladar|traslada {rest}'],
    clear: [
      'vaciar el tablero',
      'vaciar|vacía|vacíe [todo] [el] [tablero]',
      'tablero vacío',
      'quitar|quita|borrar|borra todo|todas',
    ],
    'starting-position': [
      'posición inicial',
      '[la] posición inicial',
      '[la] posición de partida|salida',
      'tablero nuevo',
    ],
    chess960: [
      'ajedrez960 {number}',
      'ajedrez960|chess960 [posición] [número] {number}',
      'ajedrez 960 [posición] [número] {number}',
    ],
    'chess960-on': ['ajedrez960', 'ajedrez960|chess960', 'ajedrez 960', 'ajedrez aleatorio'],
    'chess960-off': ['ajedrez normal', 'sin|no ajedrez960|chess960', 'ajedrez normal|clásico|corriente'],
    'as-in-game': ['como en la partida', 'como en [la|mi] partida', '[la] posición de [la|mi] partida'],
    'to-move': [
      'juegan {color}',
      'juegan [las] {color}',
      'turno [de] [las] {color}',
      '[las] {color} juegan',
      'mueven [las] {color}',
      '[las] {color} mueven',
    ],
    undo: ['deshacer', 'deshacer|deshaz [eso|esto]', 'atrás', 'volver'],
    read: ['leer la posición', 'leer|lee|lea [la] [posición]', 'posición', 'qué hay [en] [el] [tablero]'],
    possible: [
      'es posible',
      'es posible|legal|válida',
      'comprobar|comprueba [la] [posición]',
      'qué falta',
      'qué está mal',
    ],
    fen: ['fen {rest}', 'posición fen {rest}'],
    play: ['jugar', 'jugar|juega|empezar|empieza [desde] [aquí]', 'empezar|empieza [la] [partida]'],
    'play-as': ['jugar con las {color}', 'jugar|juego|juega [con|de] [las] {color}', 'llevo [las] {color}'],
    'play-computer': ['jugar contra el ordenador', '[jugar] contra [el|la] ordenador|computadora'],
    'play-beside': ['jugar entre dos', '[jugar] entre dos', '[jugar] con [alguien] al lado'],
  },
  negations: ['no', 'sin', 'ni', 'ningún', 'ninguno', 'nunca'],
};
