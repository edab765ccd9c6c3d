/** As schema.org names them. */
export const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

const day = `(?:${days.join('|')})`;
const time = '(?:[01]\\d|2[0-4]):[0-5]\\d';
const FORM = new RegExp(`^${day}(?:[-,]${day})*(?: ${time}-${time})?$`);

/** The form of schema.org, `Mo-Fr 07:30-16:30`, which search engines read, and which is the same in every language. */
export const isOpeningHours = (text: string): boolean => FORM.test(text);
