/** What is said in French where a position is set up. */
import type { SetUpWords } from '../../hearing/set-up/words.js';

export const SET_UP: SetUpWords = {
  phrases: {
    remove: ['enlever {rest}', 'enlève|enlevez|retire|retirez|retirer|supprime|supprimer|ôter|ôte {rest}'],
    move: ['déplacer {rest}', 'déplace|déplacez|bouge|bouger|passe|mets {rest}'],
    clear: [
      "vider l'échiquier",
      "vider|vide|videz [tout] [l'échiquier]",
      'échiquier vide',
      'enlever|enlève|retire|retirer tout',
      'tout enlever|retirer|vider',
    ],
    'starting-position': ['position initiale', '[la] position initiale', '[la] position de départ', 'nouvel échiquier'],
    chess960: [
      'chess960 {number}',
      'chess960|échecs960 [position] [numéro] {number}',
      'échecs 960 [position] [numéro] {number}',
    ],
    'chess960-on': ['chess960', 'chess960|échecs960', 'échecs 960', 'échecs aléatoires'],
    'chess960-off': ['échecs ordinaires', 'pas [de] chess960|échecs960', 'échecs ordinaires|classiques|normaux'],
    'as-in-game': ['comme dans la partie', 'comme dans [la|ma] partie', '[la] position de [la|ma] partie'],
    'to-move': [
      'trait aux {color}',
      '[le] trait [est] aux {color}',
      'aux {color} de jouer',
      'aux {color}',
      'les {color} jouent',
      '[les] {color} [jouent|ont] [le] [trait]',
    ],
    undo: ['annuler', 'annule|annuler|annulez [ça|cela]', 'retour', 'en arrière'],
    read: ['lire la position', 'lis|lire|lisez [la] [position]', 'position', "qu'y a-t-il sur l'échiquier"],
    possible: [
      'est-ce possible',
      'est-ce possible|légal|permis',
      'vérifier|vérifie [la] [position]',
      'que manque-t-il',
      "qu'est-ce qui manque",
    ],
    fen: ['fen {rest}', 'position fen {rest}'],
    play: [
      'jouer',
      "jouer|joue|jouons [d'ici]",
      'commencer|commence [la] [partie]',
      'jouer à partir [de] [cette] [position]',
    ],
    'play-as': ['jouer avec les {color}', 'jouer|joue [avec] [les] {color}', 'je joue|prends [avec] [les] {color}'],
    'play-computer': ["jouer contre l'ordinateur", "[jouer] contre [l'ordinateur]"],
    'play-beside': ['jouer à deux', '[jouer] à deux', '[jouer] avec [le] [joueur|quelqu’un] [à] côté'],
  },
  negations: ['pas', 'sans', 'aucun', 'aucune', 'ne', 'non', 'ni', 'plus'],
};
