import { failed } from './failed';

/** Screens, plain pages and sentences for what went wrong, apart from those of one form. */
export const errors = {
  notFound: {
    title: 'Oops! Page Not Found.',
    /** Prescribed by the specification, mistake included. */
    text: 'The page you are looking for was never existed.',
    home: 'BACK HOME',
  },
  failed,
  notLoaded: {
    title: 'This page is on its way',
    text: 'Its content cannot be fetched at the moment. It appears here as soon as it can.',
  },
  /** What nginx shows while no site answers. */
  unavailable: {
    site: 'The website',
    title: '{company} is back in a moment',
    text: 'The website cannot be shown just now. Please try again shortly.',
    /** With a link below that calls the number. */
    orCallBelow: 'The website cannot be shown just now. Please try again shortly, or call us: ',
    orCall: 'The website cannot be shown just now. Please try again shortly, or call us: {phone}',
  },
  /** Too much from one connection. */
  limits: {
    title: 'Please wait',
    home: 'To the home page',
    messages:
      'Several messages have come from your connection in a short time. Please wait a few minutes, or call us.',
    codes:
      'Several codes have been requested in a short time. Please wait a few minutes, then request again.',
    tries: 'Too many wrong codes. Please request a new one.',
    loads: 'The page has been loaded very often in a short time. Please wait a few minutes.',
    pagesMade:
      'Many pages have been made for your connection in a short time. Please wait a few minutes.',
    searches:
      'Many searches have come from your connection in a short time. Please wait a few minutes.',
    views: 'Many pages have been opened from your connection in a short time.',
    measurements: 'Many measurements have come from your connection in a short time.',
  },
  /** A form that was posted without scripts and has no page for its result. */
  plainResult: {
    done: 'Done',
    goOn: 'Go on',
    notSent: 'Not sent',
    /** The reason is a sentence of its own. */
    goBack: '{reason} Go back: what you wrote is still there.',
  },
  /** Answers that hold for every form. */
  form: {
    check: 'Please check your entries.',
    unreadable: 'The request could not be read.',
    unknown: 'Something went wrong on our side. Please try again later.',
    mayHaveArrived:
      'No answer came, so we do not know whether this has arrived. Please send it again.',
    ownSiteOnly: 'The form can only be sent from this website.',
    wrongFormat: 'Please send the request as a form.',
    jsonOrForm: 'Please send the form as JSON or as an ordinary form.',
    tooLong: 'The message is too long. Please send at most {amount} KB.',
    quick: 'That was very quick. Please wait two seconds, then send again.',
    leaveEmpty: 'Please leave this field empty.',
    name: 'Please tell us your name.',
    email: 'Please give an e-mail address that we can answer to.',
    tooManySigns: {
      one: 'Please write at most {count} characters here.',
      other: 'Please write at most {count} characters here.',
    },
    captcha: 'Please confirm that you are not a robot, then send again.',
    /** The reason is a sentence of its own. */
    ofFile: '{file}: {reason}',
  },
  /** Plain answers at addresses of files, which people open by links. */
  noBlog: 'There is no blog.',
  noDataSheet: 'There is no such data sheet.',
  noFile: 'There is no such file.',
  noFilePart: 'That part of the file does not exist.',
  fileUnreachable: 'The file cannot be fetched at the moment.',
  fileTooLarge: 'The file is too large.',
  contentNotLoaded: 'The content has not been loaded yet.',
  previewEnded: 'This link has ended. Open the preview again in the editor.',
} as const;
