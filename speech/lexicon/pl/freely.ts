/** How people ask and correct themselves in Polish. */
import type { FreeWords } from '../../hearing/freely/words.js';
import { ordinalsOf } from '../ordinals.js';
import { phrasesAsked } from '../../messages/generated/pl/phrases-asked.js';
import { phrasesLoose } from '../../messages/generated/pl/phrases-loose.js';

const { unanswered, ...phrases } = phrasesAsked;

/** The pieces of the beginning, by whose side they stand on: "skoczek królewski" is that of the g-file. */
const NAMED: readonly (readonly [nouns: string, ofKing: string, ofQueen: string])[] = [
  ['pion|pionek|pionem|pionkiem|piona|pionka', 'e', 'd'],
  ['skoczek|skoczkiem|skoczka|koń|koniem|konia', 'g', 'b'],
  ['goniec|gońcem|gońca|laufer|laufrem|laufra', 'f', 'c'],
  ['wieża|wieżę', 'h', 'a'],
];

/** How moves are spoken of, with the words in which they are read. */
const OF_MOVES = Object.fromEntries([
  ...NAMED.flatMap(([nouns, ofKing, ofQueen]) =>
    nouns
      .split('|')
      .flatMap((noun) =>
        ['i', 'im', 'iego', 'a', 'ą'].flatMap((ending) => [
          [`${noun} królewsk${ending}`, `${noun} z ${ofKing}`] as const,
          [`${noun} hetmańsk${ending}`, `${noun} z ${ofQueen}`] as const,
        ]),
      ),
  ),
  ...['roszada', 'roszadę', 'roszuję'].flatMap((said) =>
    ['po stronie', 'od strony', 'na stronę', 'w stronę'].flatMap((where) => [
      [`${said} ${where} króla`, `${said} krótka`] as const,
      [`${said} ${where} hetmana`, `${said} długa`] as const,
    ]),
  ),
  ['to ja roszuję', 'roszuję'],
  ['roszuję na krótko', 'roszuję krótko'],
  ['roszuję na długo', 'roszuję długo'],
  // By itself "skaczę na f3" is of a piece that is not named, and would be the pawn's.
  ...['pionem', 'pionkiem', 'skoczkiem', 'koniem', 'gońcem', 'laufrem', 'wieżą', 'hetmanem', 'królem'].flatMap((noun) =>
    [
      ...['daję mata', 'daję mat', 'daję szacha', 'daję szach', 'daję szach mat'],
      ...['skaczę', 'wskakuję', 'wychodzę', 'wchodzę', 'wracam', 'cofam się', 'jadę', 'tym', 'tą'],
    ].map((verb) => [`${verb} ${noun}`, noun] as const),
  ),
  ...['piona', 'pionka', 'skoczka', 'konia', 'gońca', 'laufra', 'wieżę', 'hetmana'].flatMap((noun) =>
    ['kładę', 'wycofuję', 'poświęcam', 'tego', 'tę'].map((verb) => [`${verb} ${noun}`, noun] as const),
  ),
  ...['pion', 'pionek', 'skoczek', 'koń', 'goniec', 'laufer', 'wieża', 'hetman'].flatMap((noun) =>
    ['ten', 'ta'].map((verb) => [`${verb} ${noun}`, noun] as const),
  ),
  ['do przodu', 'naprzód'],
  ['szach królowi', 'szach'],
  ['równa się', 'promocja'],
  // "Skoczek zostaje na f3" stays there.
  ['i zostaje', 'staje'],
]);

export const FREELY: FreeWords = {
  asks: [
    'kto|co|kogo|komu|czym|kim|czyj|czyja|czyje|jaki|jaka|jakie|jakim|jaką|jakiej|który|która|które|którą|gdzie|dokąd|skąd',
    'kiedy|dlaczego|czemu|jak|ile|czy|czyżby|jakieś|powiedziałeś|powiedziałaś',
  ],
  particles: [],
  contracted: { 'jedno pole': 'jeden pole', ...OF_MOVES },
  beside: [
    'proszę|dziękuję|dzięki|no|hm|hmm|eee|ee|yyy|yy|więc|a więc|no to|dobra|dobrze|powiedz mi|powiedz|podaj mi|podaj',
    'przepraszam|teraz|tam|a|ok|okej|poproszę|słuchaj|hej|no dobra|no dobrze|chciałbym wiedzieć|chciałabym wiedzieć|chcę wiedzieć',
    'proszę powiedzieć|możesz powiedzieć|możesz mi powiedzieć|czy możesz powiedzieć|czy możesz mi powiedzieć|czy mógłbyś mi powiedzieć',
    'czy mogłabyś mi powiedzieć|przypomnij mi|przypomnij|ciekawe|właściwie|w ogóle|ach|och|oj|ojej|kurczę|sorry|no więc|wiesz',
    'panie|pani sędzio|panie sędzio|kolego|proszę pana|proszę pani|kurde|cholera|sorki|em|eem|mhm|okay|niech mi pan powie|niech mi pani powie',
    'czy może mi pan powiedzieć|czy może mi pani powiedzieć|może mi pan powiedzieć|może mi pani powiedzieć|proszę mi powiedzieć|proszę mi podać',
    'wiesz co|bardzo proszę|z łaski swojej|jak możesz|moment|chwileczkę|pomyślmy|niech pomyślę|ciekawi mnie|interesuje mnie|powiedz proszę|w takim razie',
  ],
  before: [
    'mój ruch to|mój ruch|ja gram|gram|ja idę|idę|chcę zagrać|chcę iść|ja chcę zagrać|chciałbym zagrać|chciałabym zagrać|zagram',
    'ja zagram|pójdę|raczej|robię ruch|zagraj|to może zagram|może zagram|to zagram|to gram|to może|ruszam|ruszę|wykonuję ruch',
    'stawiam|postawię|przesuwam|przesunę|przestawiam|przestawię|zagrajmy|gramy|mój ruch jest|chcę ruszyć|chciałbym ruszyć',
    'chciałabym ruszyć|chciałbym iść|chciałabym iść|chcę pójść|chcę przesunąć|chcę przestawić|wybieram|decyduję się na|niech będzie',
    'odpowiadam|zaczynam od|rozwijam|wyprowadzam|pcham|idę na|zrobię ruch|wykonaj ruch|zrób ruch|rusz|przesuń|przestaw|postaw',
    'dawaj|to dawaj|no to dawaj|spróbuję|spróbujmy|w takim razie gram|to ja gram|to ja zagram|odpowiem',
    'chcę zrobić|chciałbym zrobić|chciałabym zrobić|robię|zrobię|wykonuję',
    'otwieram|niech pójdzie|niech idzie|myślę że zagram|zdecydowałem się na|zdecydowałam się na|to ja pójdę|to ja idę|ja pójdę',
  ],
  amid: ['wchodzi|wskakuje|skacze|wraca|cofa się|schodzi|ląduje|przechodzi|jedzie|leci|przeskakuje'],
  behind: ['i tyle|i już|i koniec|to wszystko|i kropka'],
  wishes: [
    'czy możesz|czy mógłbyś|czy mogłabyś|możesz|chcę|ja chcę|chciałbym|chciałabym|może|czy można|czy mogę prosić o|proszę o',
    'mógłbyś|mogłabyś|możesz mi|czy możesz mi|czy mógłbyś mi|czy mogłabyś mi|wolałbym|wolałabym|zamierzam|mam ochotę|pragnę',
    'czy może pan|czy może pani|może pan|może pani|mógłby pan|mogłaby pani|czy mógłby pan|czy mogłaby pani|niech pan|niech pani',
    'czy moglibyśmy|moglibyśmy|może byśmy|czy byłbyś tak miły i|to może|prosiłbym o|prosiłabym o|chcemy|zechciej|pozwól mi|daj mi',
  ],
  steps: ['o|pole|pola|pól|krok|kroki|kroków|naprzód'],
  corrects: [
    'nie jednak|jednak|albo nie|albo lepiej|albo raczej|nie nie|nie czekaj|czekaj|nie moment|sorki|kurde|nie wróć|wróć',
    'nie raczej|nie stop|nie|to znaczy|znaczy|czyli|przepraszam|a raczej|raczej|lepiej|stop|ojej|oj|pomyłka|pomyliłem się',
    'pomyliłam się|miałem na myśli|miałam na myśli|chodzi mi o|znaczy się|to znaczy się|znaczy nie|to znaczy nie',
  ],
  denies: ['nie'],
  mine: [
    'mój|moja|moje|mojego|mojej|mojemu|moim|moją|moich|ja|mnie|mi|mam|my|nas|nam|swój|swoje|moi|moimi|swojego|swoją|swoich|mną',
  ],
  theirs: [
    'mój przeciwnik|mojego przeciwnika|moim przeciwnikiem|przeciwnik|przeciwnika|przeciwnikowi|przeciwnikiem|rywal|rywala',
    'rywalowi|on|ona|jego|jej|jemu|mu|komputer|komputera|komputerowi|mój rywal|mojego rywala|mojemu rywalowi|moim rywalem',
    'mojemu przeciwnikowi|rywalem|rywalka|rywalki|przeciwniczka|przeciwniczki|przeciwniczce|oponent|oponenta|oponentowi|oponentem',
    'mój oponent|mojego oponenta|komputerem|druga strona|drugiej strony|drugi gracz|drugiego gracza|tobie|ci|twój|twoja|twoje|twojego',
    'twojej|twoi|twoich|masz|wróg|wroga|bot|bota|moja przeciwniczka|mojej przeciwniczki|mojej przeciwniczce|niego|przeciwnicy|rywale',
    'pan|pani|pana|panu|kolega|kolegi|koledze|koleżanka|koleżanki|koleżance',
  ],
  articles: [],
  small: [
    'czy|jest|są|był|była|było|były|w|we|na|z|ze|do|od|dla|za|to|stoi|stoją|tam|jeszcze|teraz|wymień|podaj|pokaż|też|i',
    'zostało|zostały|ma|mają|się|jakiś|jakieś|czytaj|przeczytaj|o|ktoś|coś|może',
  ],
  kinds: {
    king: ['królem'],
    queen: ['hetmanów|hetmanem|hetmanami|królowej'],
    rook: ['wież|wieżami'],
    bishop: ['gońców|gońcem|gońcami|laufrów'],
    knight: ['skoczków|skoczkiem|skoczkami|koni|końmi|koniem'],
    pawn: ['pionów|pionem|pionami|pionków|pionkiem'],
  },
  white: ['białego|białej|białą|białym|białymi'],
  black: ['czarnego|czarnej|czarną|czarnym|czarnymi'],
  ranks: {},
  ordinals: ordinalsOf(
    'pierwsz drug:i,iego,iemu,im trzec:i,iego,iemu,im czwart piąt szóst siódm ósm dziewiąt dziesiąt jedenast dwunast trzynast czternast piętnast szesnast siedemnast osiemnast dziewiętnast dwudziest trzydziest czterdziest pięćdziesiąt',
    ['y', 'ego', 'emu', 'ym', 'e'],
  ),
  directions: {
    north: ['północ|północy'],
    'north-east': ['północny wschód|północnym wschodzie|północnego wschodu'],
    east: ['wschód|wschodzie|wschodu'],
    'south-east': ['południowy wschód|południowym wschodzie|południowego wschodu'],
    south: ['południe|południu|południa'],
    'south-west': ['południowy zachód|południowym zachodzie|południowego zachodu'],
    west: ['zachód|zachodzie|zachodu'],
    'north-west': ['północny zachód|północnym zachodzie|północnego zachodu'],
  },
  weighty: [
    'dlaczego|czemu|nie|nigdy|powinienem|powinnam|legalny|legalne|dozwolone|możliwe|dobry|dobre|dobrze|zły|lepszy|lepsze|najlepszy|najlepsze|wygrać|roszada|roszadę|roszować|mat|pat|remis|jeśli|gdyby|powtórzenie|warto|powinniśmy|byś|bym|zagrałbyś|zagrałabyś|radzisz|polecasz|proponujesz|przelocie|debiut|otwarcie|wariant|gambit|plan|strategia|wymienić|jeżeli|jedno',
  ],
  phrases,
  loose: phrasesLoose,
  unanswered,
};
