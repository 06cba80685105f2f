/** How people ask and correct themselves in German. */
import type { FreeWords } from '../../hearing/freely/words.js';
import { phrasesAsked } from '../../messages/generated/de/phrases-asked.js';
import { phrasesLoose } from '../../messages/generated/de/phrases-loose.js';

const { unanswered, ...phrases } = phrasesAsked;

export const FREELY: FreeWords = {
  asks: [
    'wer|was|wen|wem|wessen|welche|welcher|welches|welchen|wo|wohin|woher|wann|warum|wieso|weshalb|wie|wieviel|ist|sind|bin',
    'war|waren|wird|wäre|hat|habe|hast|haben|kann|kannst|können|könnte|könnten|darf|dürfte|soll|sollte|muss|steht|stehe',
    'stehen|gibt|geht|hängt|droht|gewinnt|verliert|greift|deckt|welch|würde|verteidigt|wollen|willst',
  ],
  particles: ['wem|wen|wessen|welcher|welchen|welches|welche|warum|weshalb'],
  contracted: {
    hab: 'habe',
    gibts: 'gibt es',
    gehts: 'geht es',
    wars: 'war es',
    ists: 'ist es',
    wieviele: 'wie viele',
    wieviel: 'wie viel',
  },
  beside: [
    'als nächstes|als nächster|bitte|danke|äh|ähm|hm|hmm|also|okay|ok|ach|na|mal|denn|doch mal|eigentlich|nun|so|gut|halt',
    'sag mir|sage mir|sagen sie mir|sag mal|jetzt|gerade|entschuldigung',
  ],
  before: [
    'mein zug|ich würde gern|ich würde gerne|ich möchte gern|lass mich|mein zug ist|der zug ist|ich spiele|ich ziehe',
    'ich möchte|ich will|ich nehme|ich mache|ich würde|ich möchte den|ich möchte die|ich will den|ich will die|wir spielen',
    'spiel|zieh|besser',
    'dann|also dann',
    'ich setze|ich schiebe|ich rücke',
  ],
  behind: ['spielen|ziehen|machen', 'ist mein zug'],
  wishes: [
    'kannst du|könntest du|können sie|könnten sie|würdest du|ich möchte|ich will|ich würde gern|ich würde gerne',
    'ich möchte gern|ich hätte gern|lass uns',
    'lass mich|darf ich|dürfte ich|wollen wir',
    'ich würde',
  ],
  corrects: [
    'nein halt|nein warte|nein doch|nein|nee|ich meine|ich meinte|entschuldigung|quatsch|besser|sondern|vielmehr|halt',
    'falsch|moment|ach nein|korrektur|doch lieber|lieber|pardon',
  ],
  mine: ['mein|meine|meinen|meinem|meiner|meines|ich|mir|mich|wir|unsere'],
  theirs: [
    'mein gegner|meinem gegner|meines gegners|meinen gegner|des gegners|der gegner|dem gegner|gegners|gegner|gegnerische',
    'gegnerischen|gegnerischer|gegnerin|der gegnerin|meine gegnerin|er|sie|ihm|ihr|sein|seine|seinen|seiner|seines|ihre',
    'ihren|ihrer|der computer|computer|des computers',
  ],
  articles: ['der|die|das|den|dem|des|ein|eine|einen|einem|einer'],
  small: [
    'alle|allen|als nächstes|ist|sind|war|wird|bin|steht|stehe|stehen|stand|auf|an|am|von|vom|nach|in|im|zu|zur|es|hat|habe',
    'haben|gibt|noch|da|dort|hier|lies|vorlesen|vor|lese|sag|zeig|zeige|sage|bleibt|bleiben|übrig|und|uns|jetzt|liegt',
    'liege|liegen',
  ],
  kinds: {
    knight: ['pferde|pferden|springern'],
    pawn: [],
    rook: ['türmen'],
    bishop: ['läufern'],
    queen: [],
    king: ['könige'],
  },
  white: [],
  black: [],
  ranks: {},
  directions: {
    north: ['nördlich|nord|norden'],
    'north-east': ['nordöstlich|nordost|nordosten'],
    east: ['östlich|ost|osten'],
    'south-east': ['südöstlich|südost|südosten'],
    south: ['südlich|süd|süden'],
    'south-west': ['südwestlich|südwest|südwesten'],
    west: ['westlich|west|westen'],
    'north-west': ['nordwestlich|nordwest|nordwesten'],
  },
  weighty: [
    'warum|wieso|weshalb|nicht|kein|keine|nie|soll|sollte|legal|illegal|erlaubt|möglich|gut|schlecht|besser|beste|bester|besten|gewinnen|gewinne|rochieren|rochade|matt|patt|remis|wenn|falls|würde|opfern|umwandeln|wiederholung',
  ],
  phrases,
  loose: phrasesLoose,
  unanswered,
};
