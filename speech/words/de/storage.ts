/** What becomes of what is saved, in German: the cause first, then what follows from it. */
import type { GamesState, Notice, StorageState } from '../../notice.js';

/** Where nothing is saved from the start. */
const NOT_SAVED = 'Sie können spielen, aber Ihre Züge gehen verloren, wenn die Seite geschlossen wird.';

export const STORAGE: Readonly<Record<StorageState, string>> = {
  'newer version': `Eine neuere Version von Anna–Hector hat hier Partien gespeichert, die diese ältere nicht öffnen kann. Verloren ist nichts: Laden Sie die Seite neu, um die neuere Version zu bekommen. ${NOT_SAVED}`,
  blocked: `Ein anderes Fenster mit einer älteren Version von Anna–Hector hält die gespeicherten Partien fest. Schließen Sie es und laden Sie dann diese Seite neu. ${NOT_SAVED}`,
  'disk full': `Der Datenträger ist voll, darum lässt sich nichts speichern. Schaffen Sie Platz und laden Sie dann die Seite neu. ${NOT_SAVED}`,
  'no storage': `Dieser Browser lässt Anna–Hector nichts speichern. Vielleicht ist dies ein privates Fenster. ${NOT_SAVED}`,
  unknown: `Die gespeicherten Partien ließen sich nicht öffnen. Laden Sie die Seite neu, um es noch einmal zu versuchen. ${NOT_SAVED}`,
  'closed for newer version':
    'In einem anderen Fenster ist eine neuere Version von Anna–Hector offen, darum kann dieses Fenster nicht mehr speichern. Ihre Partie ist bis hierher gespeichert: Laden Sie diese Seite neu, um weiterzuspielen.',
  'saved again':
    'Der Browser hat gelöscht, was Anna–Hector hier gespeichert hatte. Die Partie auf dieser Seite ist wieder gespeichert.',
  'not saved again':
    'Der Browser hat gelöscht, was Anna–Hector hier gespeichert hatte, und Ihre Partie ließ sich nicht wieder speichern. Sie steht noch auf dieser Seite: Speichern Sie sie als PGN, bevor Sie die Seite schließen.',
  emptied: 'Der Browser hat gelöscht, was Anna–Hector hier gespeichert hatte.',
};

export const GAMES: Readonly<Record<GamesState, string>> = {
  deleted: 'Partie gelöscht. Rückgängig holt sie zurück, solange diese Seite offen ist.',
  restored: 'Die gelöschte Partie ist wieder da.',
  'on the board': 'Diese Partie steht auf dem Brett: Sie wird nicht gelöscht.',
  unreadable: 'Diese Partie ist nicht lesbar. Nichts davon wurde gelöscht.',
  'not reached': 'Nicht ausgeführt: Die gespeicherte Partie war nicht zu erreichen. Versuchen Sie es noch einmal.',
};

export function gamesSaved(games: number, unreadable: number): string {
  const saved =
    games === 0 ? 'Es gibt keine Partie zu speichern.' : `Alle Partien in einer Datei gespeichert. Partien: ${games}.`;
  return unreadable === 0 ? saved : `${saved} Nicht lesbare Partien: ${unreadable}.`;
}

export function backup(
  notice: Extract<Notice, { readonly about: 'backup saved' | 'backup read' | 'backup refused' }>,
): string {
  switch (notice.about) {
    case 'backup saved': {
      const { games, recordings, unreadable } = notice;
      const saved = `Sicherung gespeichert. Partien: ${games}. Aufnahmen: ${recordings}.`;
      return unreadable === 0 ? saved : `${saved} Nicht lesbare Partien: ${unreadable}.`;
    }
    case 'backup read': {
      const { added, here, problems } = notice;
      const read = `Sicherung gelesen. Neue Partien: ${added}. Schon hier: ${here}.`;
      return problems === 0 ? read : `${read} Probleme, auf der Seite aufgeführt: ${problems}.`;
    }
    case 'backup refused':
      return REFUSED[notice.cause];
  }
}

const REFUSED = {
  'no backup': 'Diese Datei ist keine Sicherung von Anna–Hector. Es wurde nichts geändert.',
  newer: 'Diese Sicherung stammt von einer neueren Version von Anna–Hector. Es wurde nichts geändert.',
  'too large': 'Diese Datei ist zu groß für eine Sicherung. Es wurde nichts geändert.',
} as const;

export const LASTING = {
  safe: 'Ihre Partien sind sicher: Der Browser löscht sie nicht von sich aus.',
  'not safe':
    'Der Browser hat nicht zugestimmt. Wenn der Platz knapp wird, kann er Ihre Partien löschen. Eine Sicherungsdatei bewahrt sie.',
  'no answer': 'Der Browser hat nicht geantwortet.',
} as const;
