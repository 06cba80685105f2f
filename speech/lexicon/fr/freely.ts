/**
 * How people ask and correct themselves in French. "Il" is a person in "qu’a-t-il joué", and nothing in "il reste"; so it stands in the
 * phrases themselves.
 */
import type { FreeWords } from '../../hearing/freely/words.js';
import { ordinalsOf } from '../ordinals.js';
import { phrasesAsked } from '../../messages/generated/fr/phrases-asked.js';
import { phrasesLoose } from '../../messages/generated/fr/phrases-loose.js';

const { unanswered, ...phrases } = phrasesAsked;

/** A piece that is named after the side on which it began the game: "cavalier roi" is that of the g-file. */
const named = (kind: string, king: string, queen: string) => [
  ...['roi', 'du roi'].map((of) => [`${kind} ${of}`, `${kind} de ${king}`] as const),
  ...['dame', 'de la dame', 'de dame'].map((of) => [`${kind} ${of}`, `${kind} de ${queen}`] as const),
];

/** How moves are spoken of, with the words in which they are read. */
const OF_MOVES = Object.fromEntries([
  ...named('pion', 'e', 'd'),
  ...named('cavalier', 'g', 'b'),
  ...named('fou', 'f', 'c'),
  ...named('tour', 'h', 'a'),
  ...['pion', 'cavalier', 'fou', 'tour', 'dame'].flatMap((kind) => [
    [`${kind} qui est en`, `${kind} de`] as const,
    // "Je prends la dame" takes one.
    [`je prends une ${kind}`, `devient ${kind}`] as const,
    [`je choisis une ${kind}`, `devient ${kind}`] as const,
    [`je prends un ${kind}`, `devient ${kind}`] as const,
    [`je choisis un ${kind}`, `devient ${kind}`] as const,
  ]),
  // "Egal" by itself answers in German.
  ...['dame', 'tour', 'fou', 'cavalier'].map((kind) => [`égal ${kind}`, `devient ${kind}`] as const),
  ['je mets une dame', 'devient dame'],
  ['échec au roi', 'échec'],
  ['du petit côté', 'petit'],
  ['du grand côté', 'grand'],
]);

export const FREELY: FreeWords = {
  asks: [
    'que|quoi|qui|quel|quelle|quels|quelles|lequel|laquelle|lesquels|ou|quand|comment|pourquoi|combien|est|sont|suis-je|puis-je',
    'dois-je|ai-je|a-t-il|a-t-elle|ont-ils|y|peut|peut-il|peut-elle|peut-on|peux-tu|peux|pouvez-vous|as-tu|avez-vous|faut-il',
    'gagnes-tu|gagne-t-il|gagne-t-elle|abandonnes-tu|abandonne-t-il|abandonne-t-elle|accepte-t-il|accepte-t-elle|propose-t-il|propose-t-elle',
    'va-t-il|sera|serait|doit|doit-il|veux|veux-tu|voulez|voulez-vous|et',
  ],
  particles: [
    'qui|quel|quelle|quels|quelles|combien|quoi|pourquoi|quest-ce|est-il|est-elle|est-ce|sont-ils|sont-elles|peut-il',
    'peut-elle|peuvent-ils|peuvent-elles|reste-t-il|a-t-il|a-t-elle|ont-ils',
  ],
  contracted: {
    'nord-est': 'nordest',
    'sud-est': 'sudest',
    'nord-ouest': 'nordouest',
    'sud-ouest': 'sudouest',
    'est-ce': 'est ce',
    'quest-ce': 'que est ce',
    quest: 'que est',
    quont: 'que ont',
    quattaque: 'que attaque',
    quavait: 'que avait',
    quils: 'que ils',
    quil: 'que il',
    quelle: 'quelle',
    qua: 'que a',
    quai: 'que ai',
    quy: 'que y',
    'qua-t-il': 'que a il',
    'qua-t-elle': 'que a elle',
    'quavez-vous': 'que avez vous',
    'quas-tu': 'que as tu',
    'quont-ils': 'que ont ils',
    'cest-a': 'cest a',
    quon: 'que on',
    tas: 'tu as',
    ...OF_MOVES,
    ya: 'y a',
    jsuis: 'je suis',
    chuis: 'je suis',
  },
  beside: [
    'sil vous plait|sil te plait|s il vous plait|s il te plait|svp|stp|merci|euh|heu|hum|hm|hmm|hein|alors|donc|ok|okay|ben',
    'bah|eh bien|voyons|dis-moi|dites-moi|lis-moi|lisez-moi|donne-moi|donnez-moi|montre-moi|montrez-moi|excusez-moi|excuse-moi',
    'maintenant|voila|tiens|oups|oh|ah|hey|au fait|en fait|finalement|bonjour|jaimerais savoir|je voudrais savoir|je me demande',
    'ou pas|ou non|et hop|hop|et voila|et la|eh ben|du coup|en gros|voyons voir|laisse-moi reflechir|laissez-moi reflechir|attends voir|allez hop|sinon|franchement',
    'tu peux me dire|peux-tu me dire|pouvez-vous me dire|vous pouvez me dire|est ce que tu peux me dire|tu sais|dis moi|dites moi',
  ],
  opening: ['bon'],
  before: [
    'mon coup est|mon coup|le coup est|je joue|je joue le|je joue la|je joue mon|je joue ma|je voudrais jouer|je veux jouer',
    'je vais jouer|jaimerais jouer|je deplace|je deplace mon|je mets|je pousse|je choisis|jouer|jouez|on joue|nous jouons',
    'je voudrais jouer le|je voudrais jouer la|je vais jouer le|je vais jouer la|je sors|je sors le|je sors la|je mets le|je mets la',
    'je pousse le|je bouge|je bouge le|je bouge la|je place|je place le|je place la|je deplace le|je deplace la|avance|avance le',
    'allez|je crois que je vais|je pense que je vais|je joue plutot|je vais plutot jouer|on va faire|je vais faire|je vais faire un|je fais un|on fait un|on va jouer|on va mettre|je voulais dire|je veux dire|ce sera|ca sera',
    'attends|attendez|je me decide pour|je pars sur|je tente|jessaie|jenvoie|je ramene|je recule|javance|je developpe|je sors mon',
    'je sors ma|je mets mon|je mets ma|je pousse mon|javance mon|javance le|je recule mon|je recule ma|je recule le|je recule la',
    'je reponds|je reponds par|je replique|je replique par|je continue par|je continue avec|mon coup cest|mon coup ce sera|plutot',
    'je souhaite jouer|je souhaiterais jouer|jaimerais bien jouer|je voudrais bien jouer|ok je joue|jouvre avec|jouvre par|je commence par|je commence avec|je sacrifie le|je sacrifie la|je sacrifie mon|je sacrifie ma|disons que je joue|je pense que je joue|je crois que je joue|joue moi|fais moi|je te joue|mets la|mets le|mets mon|mets ma',
  ],
  behind: [],
  amid: ['arrive|atterrit|plonge|file|passe|se pose|se place'],
  wishes: [
    'je voudrais|je veux|jaimerais|pouvez-vous|peux-tu|tu peux|vous pouvez|pourriez-vous|pourrais-tu|est ce que tu peux',
    'est ce que vous pouvez|veuillez',
    'je souhaite|je souhaiterais|jaimerais|laisse moi|laissez moi|jaimerais bien|je voudrais bien|je veux bien|tu pourrais|vous pourriez',
    'je peux|est ce que je peux|puis je|jpeux|tu acceptes|vous acceptez|ca te dit|ca vous dit',
    'peux tu|pouvez vous|pourrais tu|pourriez vous|on peut|est ce quon peut|est ce que on peut|il faut',
  ],
  steps: ['case|cases|pas'],
  corrects: [
    'non pardon|non plutot|non je veux dire|non attends|non attendez|non|pardon|je veux dire|je voulais dire|ou plutot|plutot',
    'enfin|desole|desolee|correction|attends|attendez|oups|excusez-moi|excuse-moi|mais non',
  ],
  mine: ['je|j|jai|me|moi|mon|ma|mes|nous|notre|nos|a moi|ai je'],
  theirs: [
    'de mon adversaire|mon adversaire|de ladversaire|ladversaire|l adversaire|de l adversaire|adversaire|adverse|adverses|son',
    'sa|ses|lui|leur|leurs|lordinateur|l ordinateur|ordinateur|de lordinateur|a mon adversaire|a ladversaire',
    'ton|ta|tes|votre|vos',
  ],
  articles: ['le|la|les|l|un|une|des|du|de'],
  small: [
    'est|sont|etait|a|t|y|en|sur|au|aux|dans|par|se|trouve|trouvent|ce|cest|cetait|ca|que|ete|tous|toutes|tout|toute|lis|lisez',
    'lire|montre|montrez|montrer|donne|donnez|affiche|affichez|dis|dites|encore|ici|la-bas|va|vient|viennent|et|ai|ont|as',
    'toujours',
  ],
  kinds: {},
  white: [],
  black: [],
  ranks: {},
  ordinals: [
    ...ordinalsOf(
      'premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième dix-septième dix-huitième dix-neuvième vingtième trentième quarantième cinquantième',
    ),
    // "Vingt et unième".
    ['unième', 1],
  ],
  directions: {
    north: ['nord'],
    'north-east': ['nord est|nordest'],
    east: ['est|lest'],
    'south-east': ['sud est|sudest'],
    south: ['sud'],
    'south-west': ['sud ouest|sudouest'],
    west: ['ouest|louest'],
    'north-west': ['nord ouest|nordouest'],
  },
  weighty: [
    'pourquoi|devrait|faudrait|conseilles|recommandes|vaut|jouerais|ferais|ouverture|ne|pas|jamais|dois|devrais|legal|illegal|permis|possible|bon|mauvais|meilleur|meilleure|mieux|gagner|gagne|roquer|roque|mat|pat|nulle|si|sacrifier|promotion|repetition|passant|bonne|bons|bonnes|avance|javance|pousse|pousser|avancer',
  ],
  phrases,
  loose: phrasesLoose,
  unanswered,
};
