/**
 * Polish words for moves. Beside the terms of the federation those that are heard at boards: "laufer", "koń", "królowa", "dama", "pionek". Without
 * marks over letters "wieża" and "wieżą" are one word, so the forms of feminine nouns do not tell what the piece does; nor does "pion", which
 * many say of the one that is taken, too.
 */
import { phrases } from '../../messages/generated/pl/phrases.js';
import type { HeardLanguage } from '../../hearing/languages.js';
import type { AnswerWords, HearingVocabulary } from '../../hearing/vocabulary.js';

/** The names by which letters are spelt on the telephone, beside those of FIDE's call. */
export const POLISH_SPELLING = {
  a: ['adam', 'adamie'],
  b: ['barbara', 'barbarze'],
  c: ['celina', 'celinie', 'cecylia', 'cecylii'],
  d: ['dorota', 'dorocie'],
  f: ['franciszek', 'franciszku'],
  g: ['grażyna', 'grażynie', 'genowefa', 'genowefie'],
  h: ['halina', 'halinie', 'henryk', 'henryku'],
} as const;

const MOVES: HearingVocabulary = {
  kinds: {
    king: { subject: ['król'], object: ['króla'], instrument: ['królem'], any: ['królowi', 'króle', 'króli'] },
    queen: {
      subject: ['hetman'],
      object: ['hetmana'],
      instrument: ['hetmanem'],
      any: ['hetmanowi', 'hetmany', 'królowa', 'królowej', 'królowe', 'dama', 'damę', 'damy', 'damie'],
    },
    rook: { any: ['wieża', 'wieżę', 'wieży', 'wież'] },
    bishop: {
      subject: ['goniec', 'laufer', 'lauf'],
      object: ['gońca', 'laufra'],
      instrument: ['gońcem', 'laufrem'],
      any: ['gońcowi', 'gońce', 'laufry', 'laufrowi'],
    },
    knight: {
      subject: ['skoczek', 'koń', 'konik'],
      object: ['skoczka', 'konia', 'konika'],
      instrument: ['skoczkiem', 'koniem', 'konikiem'],
      any: ['skoczkowi', 'skoczki', 'konie', 'koniowi'],
    },
    pawn: {
      object: ['piona', 'pionka'],
      instrument: ['pionem', 'pionkiem'],
      any: ['pion', 'pionek', 'pionowi', 'pionkowi', 'piony', 'pionki'],
    },
  },
  files: {
    a: ['a', 'anna', 'annie', 'annę', 'ana', 'alfa', 'alfie', ...POLISH_SPELLING.a],
    b: ['b', 'be', 'bella', 'belli', 'bela', 'beli', 'brawo', 'bravo', ...POLISH_SPELLING.b],
    c: ['c', 'ce', 'cezar', 'cezarze', 'cezara', 'czarli', 'charlie', ...POLISH_SPELLING.c],
    d: ['d', 'de', 'dawid', 'dawidzie', 'dawida', 'delta', 'delcie', ...POLISH_SPELLING.d],
    e: ['e', 'ewa', 'ewie', 'ewę', 'echo', 'echu'],
    f: ['f', 'ef', 'feliks', 'feliksie', 'feliksa', 'fokstrot', 'fokstrocie', ...POLISH_SPELLING.f],
    g: ['g', 'gie', 'ge', 'gustaw', 'gustawie', 'gustawa', 'golf', 'golfie', ...POLISH_SPELLING.g],
    h: ['h', 'ha', 'hektor', 'hektorze', 'hektora', 'hotel', 'hotelu', ...POLISH_SPELLING.h],
  },
  ranks: {
    1: ['jeden', 'jedna', 'jedynka', 'jedynkę', 'pierwszy', 'pierwsza', 'pierwsze', 'pierwszej', 'pierwszym'],
    2: ['dwa', 'dwie', 'dwójka', 'dwójkę', 'drugi', 'druga', 'drugie', 'drugiej', 'drugim'],
    3: ['trzy', 'trójka', 'trójkę', 'trzeci', 'trzecia', 'trzecie', 'trzeciej', 'trzecim'],
    4: ['cztery', 'czwórka', 'czwórkę', 'czwarty', 'czwarta', 'czwarte', 'czwartej', 'czwartym'],
    5: ['pięć', 'piątka', 'piątkę', 'piąty', 'piąta', 'piąte', 'piątej', 'piątym'],
    6: ['sześć', 'szóstka', 'szóstkę', 'szósty', 'szósta', 'szóste', 'szóstej', 'szóstym'],
    7: ['siedem', 'siódemka', 'siódemkę', 'siódmy', 'siódma', 'siódme', 'siódmej', 'siódmym'],
    8: ['osiem', 'ósemka', 'ósemkę', 'ósmy', 'ósma', 'ósme', 'ósmej', 'ósmym'],
  },
  castling: [
    ...['roszada', 'roszadę', 'roszady', 'roszuję', 'roszować', 'roszadka', 'zroszuję', 'zaroszuję'],
    ...['rochada', 'rochadę', 'rochady', 'rochuję', 'rochować'],
  ],
  sides: {
    short: [
      ...['krótka', 'krótko', 'krótkiej', 'krótkie', 'krótkim', 'mała', 'małej'],
      ...['królewskie', 'królewskim', 'królewska', 'królewskiej'],
    ],
    long: [
      ...['długa', 'długo', 'długiej', 'długie', 'długim', 'duża', 'dużej', 'wielka'],
      ...['hetmańskie', 'hetmańskim', 'hetmańska', 'hetmańskiej'],
    ],
  },
  captures: [
    ...['biję', 'bić', 'bij', 'bicie', 'zbija', 'zbijam', 'zbić', 'zbij', 'pobić', 'bierze'],
    ...['biorę', 'brać', 'bierz', 'zabiera', 'zabieram', 'zjada', 'zjadam', 'zbiję', 'pobije', 'bijemy'],
    ...['odbija', 'odbijam', 'odbiję', 'odbić', 'odbij'],
  ],
  ways: ['na', 'do', 'w', 'we'],
  origins: ['z', 'od'],
  means: [],
  becoming: [
    ...['promocja', 'promocję', 'promuję', 'promować', 'przemiana', 'przemianę', 'przemienia'],
    ...['zamienia', 'zamieniam', 'zamiana', 'staje', 'dorabiam', 'dorabia', 'dorobię', 'dorobić'],
  ],
  passing: ['przelocie', 'przelot', 'passant'],
  remarks: [
    ...['szach', 'szachem', 'mat', 'matem', 'i', 'się', 'ruch', 'posunięcie', 'gram', 'gra', 'zagram', 'idzie', 'idę'],
    ...['pójdę', 'pójdzie', 'chodzi', 'robię', 'skrzydło', 'skrzydle', 'strona', 'stronę', 'mój', 'moja'],
    // Verbs of moving, also of a pawn that is not named; "wskakuję na c3" is said of a piece, and would be the pawn's.
    ...['ruszam', 'ruszę', 'rozwijam', 'wyprowadzam', 'pcham', 'dochodzę', 'dochodzi', 'słaba'],
    // "Wieża z linii a", "z kolumny a".
    ...['linii', 'kolumny'],
    'proszę',
  ],
};

const ANSWERS: AnswerWords = {
  yes: [
    ...['tak', 'tak proszę', 'aha', 'jasne', 'oczywiście', 'zgadza się', 'dobrze', 'dokładnie', 'owszem', 'w porządku'],
    ...['racja', 'prawda', 'tak jest', 'właśnie tak', 'poprawnie', 'potwierdzam', 'no jasne', 'no tak', 'pewnie'],
    ...[
      'no pewnie',
      'jasne że tak',
      'oczywiście że tak',
      'o to chodzi',
      'tak o to chodzi',
      'ok',
      'okej',
      'dobra',
      'zgoda',
      'no dobra',
      'no dobrze',
      'niech będzie',
      'na pewno',
    ],
  ],
  no: [
    ...[
      'nie',
      'nie trzeba',
      'zapomnij',
      'ojej',
      'nieważne',
      'nie ważne',
      'anuluj',
      'zostaw',
      'źle',
      'błąd',
      'nieprawda',
    ],
    ...['niepoprawnie', 'nie zgadza się', 'nie tak', 'nie to', 'nie dziękuję', 'nie nie', 'absolutnie nie', 'no nie'],
    ...['a nie', 'jednak nie', 'wcale nie', 'o nie', 'zostaw to', 'a nie zostaw to', 'nie zostaw to', 'daj spokój'],
    ...['mniejsza z tym', 'mniejsza o to', 'nie o to chodzi', 'nie rób tego'],
    ...['w żadnym wypadku', 'w żadnym razie', 'nigdy w życiu', 'pomyłka', 'rozmyśliłem się', 'rozmyśliłam się'],
    ...['pomyliłem się', 'pomyliłam się', 'nie chcę', 'nie dzięki', 'raczej nie', 'chyba nie', 'nie poddaję się'],
  ],
  yesLetters: ['t'],
  noLetters: ['n'],
  beside: ['numer', 'ruch', 'wariant', 'proszę', 'pod', 'numerem'],
  after: [],
  nine: ['dziewięć', 'dziewiąty', 'dziewiąta', 'dziewiąte', 'dziewiątka'],
  lines: ['rząd', 'rzędzie', 'rzędu', 'linia', 'linii', 'kolumna', 'kolumnie'],
};

const COMMANDS: HeardLanguage['commands'] = {
  phrases,
  kinds: {
    king: ['króle', 'król', 'króla'],
    queen: ['hetmany', 'hetman', 'hetmana', 'królowa', 'królowe', 'dama', 'damy'],
    rook: ['wieże', 'wieża', 'wieży'],
    bishop: ['gońce', 'goniec', 'gońca', 'laufer', 'laufry', 'laufra'],
    knight: ['skoczki', 'skoczek', 'skoczka', 'koń', 'konie', 'konia'],
    pawn: ['piony', 'pion', 'piona', 'pionek', 'pionki'],
  },
  colors: {
    white: ['białych', 'białe', 'biały', 'biała', 'białym'],
    black: ['czarnych', 'czarne', 'czarny', 'czarna', 'czarnym'],
  },
};

export const HEARD: HeardLanguage = {
  name: 'pl',
  moves: MOVES,
  commands: COMMANDS,
  answers: ANSWERS,
  asked:
    /^(?:(?:moje|wszystkie) )*(?:krole|hetmany|krolowe|damy|wieze|gonce|laufry|skoczki|konie|piony|pionki)(?:,? prosze)?$/u,
  elsewhere: [],
  notOfMoves: ['on'],
};
