import { translation } from '../translation';

export const common = translation('bn', 'common', {
  contactUs: 'যোগাযোগ করুন',
  questionsAndAnswers: 'প্রশ্নোত্তর',
  loading: 'লোড হচ্ছে…',
  remove: 'সরান: {name}',
  place: '{total}টির মধ্যে {number} নম্বর',
  picturesOf: 'ছবি: {name}',
  withCount: '{name} ({count})',
  inFigures: 'সংখ্যায় {name}',

  name: 'নাম',
  email: 'ইমেইল',
  phone: 'ফোন',
  company: 'কোম্পানি',
  subject: 'বিষয়',
  message: 'বার্তা',
  quantity: 'পরিমাণ',
  description: 'বিবরণ',
  material: 'উপাদান',
  categories: 'ক্যাটাগরি',
  date: 'তারিখ',
  document: 'নথি',
  leaveEmpty: 'এই ঘরটি খালি রাখুন',

  product: 'পণ্য',
  products: 'পণ্যসমূহ',
  services: 'সেবাসমূহ',
  documents: 'নথিপত্র',
  search: 'অনুসন্ধান',
  narrowDown: 'বাছাই সীমিত করুন',
  film: 'ভিডিও',
  website: 'ওয়েবসাইট',
  kind: 'ধরন',
  specification: 'কারিগরি বিবরণ',
  notOffered: 'এই নথিটি এখন আর দেওয়া হয় না।',

  comma: ', ',
  days: '{from} থেকে {to}',
  hours: '{days}, {from}–{to}',

  sizes: {
    bytes: { one: '{count} বাইট', other: '{count} বাইট' },
    kilobytes: '{amount} kB',
    megabytes: '{amount} MB',
    gigabytes: '{amount} GB',
  },
});
