/** What is said in Polish where a position is set up. */
import type { SetUpWords } from '../../hearing/set-up/words.js';

export const SET_UP: SetUpWords = {
  phrases: {
    remove: ['usuń {rest}', 'usunąć|zdejmij|zdjąć|zabierz|zabrać|skasuj {rest}'],
    move: ['przestaw {rest}', 'przestawić|przesuń|przesunąć|przenieś|przenieść|ruch {rest}'],
    clear: [
      'wyczyść szachownicę',
      'wyczyść|opróżnij [całą] [szachownicę]',
      'pusta szachownica',
      'usuń|zdejmij|zabierz wszystko|wszystkie',
    ],
    'starting-position': [
      'pozycja początkowa',
      'pozycja|pozycję początkowa|początkową|wyjściowa|wyjściową',
      'ustawienie początkowe',
      'nowa szachownica',
    ],
    chess960: [
      'szachy960 {number}',
      'szachy960|szachy-960|chess960 [pozycja] [numer] {number}',
      'szachy 960 [pozycja] [numer] {number}',
    ],
    'chess960-on': ['szachy960', 'szachy960|szachy-960|chess960', 'szachy 960', 'szachy fischera'],
    'chess960-off': ['zwykłe szachy', 'bez|nie szachy960|chess960', 'zwykłe|klasyczne|normalne szachy'],
    'as-in-game': ['jak w partii', 'jak w [mojej] partii|grze', 'pozycja [z] [mojej] partii'],
    'to-move': [
      'ruch {color}',
      '{color} na posunięciu',
      '{color} zaczynają|grają|zaczyna',
      'zaczynają {color}',
      'kolej [na] {color}',
    ],
    undo: ['cofnij', 'cofnij|cofnąć [to]', 'wstecz', 'wróć'],
    read: [
      'przeczytaj pozycję',
      'przeczytaj|przeczytać|czytaj|podaj [pozycję]',
      'pozycja',
      'co stoi [na] [szachownicy]',
      'co jest na szachownicy',
    ],
    possible: [
      'czy to możliwe',
      'czy [to] [jest] możliwe|możliwa|dozwolone',
      'sprawdź [pozycję]',
      'czego brakuje',
      'co jest nie tak',
      'co jest źle',
    ],
    fen: ['fen {rest}', 'pozycja fen {rest}'],
    play: ['graj', 'graj|grać|gramy|zacznij [stąd]', 'zacznij [partię|grę]', 'graj od tej pozycji'],
    'play-as': ['graj jako {color}', 'graj|gram|grać [jako] {color}', 'gram kolorem {color}', 'jestem {color}'],
    'play-computer': ['graj z komputerem', '[graj] [z|przeciw|przeciwko] komputerem|komputerowi'],
    'play-beside': ['graj we dwoje', '[graj] we dwoje|dwóch|dwójkę', '[graj] z [kimś|graczem] obok'],
  },
  negations: ['nie', 'bez', 'brak', 'żadnej'],
};
