/** How people ask and correct themselves in English. */
import type { FreeWords } from '../../hearing/freely/words.js';
import { ordinalsOf } from '../ordinals.js';
import { phrasesAsked } from '../../messages/generated/en/phrases-asked.js';
import { phrasesLoose } from '../../messages/generated/en/phrases-loose.js';

const { unanswered, ...phrases } = phrasesAsked;

export const FREELY: FreeWords = {
  asks: [
    'is|are|am|was|were|do|does|did|has|have|had|can|could|may|might|must|shall|should|will|would|arent|couldnt|shouldnt',
    'wont|who|whose|what|which|where|when|why|how',
  ],
  particles: ['how|whose|which|why|what'],
  contracted: {
    whats: 'what is',
    wheres: 'where is',
    whos: 'who is',
    hows: 'how is',
    im: 'i am',
    ive: 'i have',
    id: 'i would',
    ill: 'i will',
    lets: 'let us',
    thats: 'that is',
    hes: 'he is',
    shes: 'she is',
    dont: 'do not',
    didnt: 'did not',
    cant: 'can not',
    isnt: 'is not',
    doesnt: 'does not',
    its: 'it is',
    theres: 'there is',
    could: 'can',
    anybody: 'anyone',
    somebody: 'someone',
    might: 'can',
    may: 'can',
  },
  beside: [
    'please|thanks|thank you|uh|um|uhm|erm|er|hmm|hm|well|so|okay|ok|now|hey|just|actually|alright|all right|then|tell me',
    'read me|show me|give me|let me know|i wonder|sorry|excuse me',
  ],
  before: [
    'i am going to play|let me play|i am playing|i would play|my move|my move is|the move is|i will play',
    'i would like to play|let us play|i want to play|i want to move my|i want to move the|i want to move',
    'i would like to move|id like to move|i think|i choose|ill go|ill move|i go|push the|push|play|move my|make the move',
    'we play',
    'i push|develop the|develop my|develop|bring my|bring the|bring out my|bring out the|put the|put my|advance the|advance my|advance',
    'moving the|moving my|moving|i move the|i move my|i move',
    'my move will be|i would go|i will go|i would move|my next move is|let me go',
  ],
  behind: ['i think|i guess|i suppose|i believe|i say'],
  wishes: [
    'can you|could you|would you|will you|i want to|i want|i wish to|i would like to|i would like|let us|i am going to',
    'let me|can you please',
  ],
  corrects: [
    'actually|no wait|no sorry|no rather|no i mean|sorry i mean|no|nope|sorry|i mean|i meant|rather|or rather|correction',
    'wait|make that|instead|oops|scratch that',
  ],
  mine: ['my|mine|i|me|our|ive|myself'],
  theirs: [
    'my opponents|my opponent|the opponents|the opponent|opponents|opponent|the enemys|enemy|enemys|his|her|hers|their',
    'theirs|he|she|they|him|them|the computer|computers',
    'the other guy|other guy|the other one|the other player|other player|the other side|other side|my rival|the rival',
  ],
  articles: ['the|a|an'],
  small: [
    'all|stand|stands|standing|sits|describe|next|is|are|am|was|were|be|it|its|that|this|there|s|to|of|on|in|at|for|from|by',
    'do|does|did|has|have|had|got|will|currently|right|read|list|show|say|again|out|locate|and|about|some|any|we|us',
    'remaining|find|give',
    'still|being|exactly|really|yet',
  ],
  kinds: { knight: ['horse|horses'], rook: ['castles'] },
  white: [],
  black: [],
  ranks: { 1: ['1st'], 2: ['2nd'], 3: ['3rd'], 4: ['4th'], 5: ['5th'], 6: ['6th'], 7: ['7th'], 8: ['8th'] },
  ordinals: ordinalsOf(
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth fortieth fiftieth',
  ),
  directions: {
    north: ['north'],
    'north-east': ['north-east|northeast|ne'],
    east: ['east'],
    'south-east': ['south-east|southeast|se'],
    south: ['south'],
    'south-west': ['south-west|southwest|sw'],
    west: ['west'],
    'north-west': ['north-west|northwest|nw'],
  },
  weighty: [
    'why|not|never|no|should|shall|legal|illegal|allowed|permitted|possible|good|bad|better|best|worst|win|winning|castle|castling|castled|mate|checkmate|stalemate|draw|if|after|would|play|playing|sacrifice|promote|passant|repetition|engine|score',
  ],
  phrases,
  loose: phrasesLoose,
  unanswered,
};
