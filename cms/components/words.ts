import { TRASH_DAYS } from '@/collections/trash';

export const LEAVING =
  'What you typed is not saved. This browser keeps it for a week, and offers it when you open the item again.';

/** Where Payload's own words would not say what to do. */
export const words = {
  general: {
    payloadSettings: 'How the editor looks',
    // An empty cell of a list would read “<No Name>”.
    noLabel: '–',
    selectValue: 'Choose, or type and press Enter',
    changesNotSaved: LEAVING,
    documentOutOfDate:
      'This was saved since you opened it, by somebody else or by you in another tab. Your browser keeps what you typed, and offers it once you have reloaded.',
    leaveWithoutSaving: 'Leave without saving?',
    aboutToTrash: `<1>{{title}}</1> ({{label}}) is taken from the site at once. From the trash it can be restored for ${TRASH_DAYS} days.`,
    aboutToTrashCount: `{{count}} {{label}} are taken from the site at once. From the trash they can be restored for ${TRASH_DAYS} days.`,
    aboutToDelete: '<1>{{title}}</1> ({{label}}) is deleted for good, with its versions.',
  },
  authentication: {
    loggedOutInactivity:
      'Your session has ended because nobody was at work here. What you had typed is kept in this browser: sign in and open the item again.',
  },
  version: {
    problemRestoringVersion:
      'This version could not be restored as it is: something in it would be refused today, such as an address that another item has. Restore it as a draft, and publish it from its form.',
  },
};
