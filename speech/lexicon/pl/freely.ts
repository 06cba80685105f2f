/** How people ask and correct themselves in Polish. */
import type { FreeWords } from '../../hearing/freely/words.js';
import { phrasesAsked } from '../../messages/generated/pl/phrases-asked.js';
import { phrasesLoose } from '../../messages/generated/pl/phrases-loose.js';

const { unanswered, ...phrases } = phrasesAsked;

export const FREELY: FreeWords = {
  asks: [
    'kto|co|kogo|komu|czym|kim|czyj|czyja|czyje|jaki|jaka|jakie|jakim|jaką|jakiej|który|która|które|którą|gdzie|dokąd|skąd',
    'kiedy|dlaczego|czemu|jak|ile|czy|czyżby|jakieś|powiedziałeś|powiedziałaś',
  ],
  particles: [],
  contracted: {},
  beside: [
    'proszę|dziękuję|dzięki|no|hm|hmm|eee|ee|yyy|yy|więc|a więc|no to|dobra|dobrze|powiedz mi|powiedz|podaj mi|podaj',
    'przepraszam|teraz|tam|a|ok|okej|poproszę',
  ],
  before: [
    'mój ruch to|mój ruch|ja gram|gram|ja idę|idę|chcę zagrać|chcę iść|ja chcę zagrać|chciałbym zagrać|chciałabym zagrać|zagram',
    'ja zagram|pójdę|raczej|robię ruch|zagraj',
  ],
  behind: [],
  wishes: [
    'czy możesz|czy mógłbyś|czy mogłabyś|możesz|chcę|ja chcę|chciałbym|chciałabym|może|czy można|czy mogę prosić o|proszę o',
  ],
  corrects: [
    'nie raczej|nie stop|nie|to znaczy|znaczy|czyli|przepraszam|a raczej|raczej|lepiej|stop|ojej|oj|pomyłka|pomyliłem się',
    'pomyliłam się|miałem na myśli|miałam na myśli|chodzi mi o',
  ],
  mine: ['mój|moja|moje|mojego|mojej|mojemu|moim|moją|moich|ja|mnie|mi|mam|my|nas|nam|swój|swoje'],
  theirs: [
    'mój przeciwnik|mojego przeciwnika|moim przeciwnikiem|przeciwnik|przeciwnika|przeciwnikowi|przeciwnikiem|rywal|rywala',
    'rywalowi|on|ona|jego|jej|jemu|mu|komputer|komputera|komputerowi',
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
    'dlaczego|czemu|nie|nigdy|powinienem|powinnam|legalny|legalne|dozwolone|możliwe|dobry|dobre|dobrze|zły|lepszy|lepsze|najlepszy|najlepsze|wygrać|roszada|roszadę|roszować|mat|pat|remis|jeśli|gdyby|powtórzenie',
  ],
  phrases,
  loose: phrasesLoose,
  unanswered,
};
