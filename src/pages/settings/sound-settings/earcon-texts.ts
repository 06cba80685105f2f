/** The earcons in words: what each is heard for. */
import { msg } from '@lit/localize';
import type { EarconName } from '../../../../speech/earcons/names.js';

export function earconText(name: EarconName): string {
  switch (name) {
    case 'lift':
      return msg('Piece lifted', { id: 'sound-lift' });
    case 'place':
      return msg('Piece put back, or clock pressed', { id: 'sound-place' });
    case 'own move':
      return msg('My move', { id: 'sound-own-move' });
    case "opponent's move":
      return msg('Opponent’s move', { id: 'sound-opponents-move' });
    case 'capture':
      return msg('Capture', { id: 'sound-capture' });
    case 'check':
      return msg('Check', { id: 'sound-check' });
    case 'castling':
      return msg('Castling', { id: 'sound-castling' });
    case 'promotion':
      return msg('Promotion', { id: 'sound-promotion' });
    case 'mate':
      return msg('Game won or lost', { id: 'sound-mate' });
    case 'draw':
      return msg('Game drawn', { id: 'sound-draw' });
    case 'refused':
      return msg('Not possible', { id: 'sound-refused' });
    case 'edge':
      return msg('Edge of the board', { id: 'sound-edge' });
    case 'dark square':
      return msg('Dark square under the cursor', { id: 'sound-dark-square' });
    case 'low time':
      return msg('Little time left', { id: 'sound-low-time' });
    case 'listening':
      return msg('Listening begins', { id: 'sound-listening' });
    case 'not listening':
      return msg('Listening ends', { id: 'sound-not-listening' });
  }
}
