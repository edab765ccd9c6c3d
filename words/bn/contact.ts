import { translation } from '../translation';

export const contact = translation('bn', 'contact', {
  letsTalk: 'কোনো পরিকল্পনা আছে? আসুন কথা বলি।',
  viewOnMap: 'মানচিত্রে দেখুন',
  sendMessage: 'আমাদের বার্তা পাঠান',
  purpose: 'প্রশ্ন, চলমান অর্ডার বা পরিদর্শনের জন্য: এখানে লিখুন, অথবা কল করুন।',
  haveDrawing: '<strong>নকশা (ড্রয়িং) আছে?</strong> কোটেশনের অনুরোধের সঙ্গে সংযুক্ত করুন।',
  about: 'আপনার বার্তার বিষয়: <link>{name}</link>।',
  submit: 'এখনই পাঠান',
  submitting: 'পাঠানো হচ্ছে…',
  captcha: {
    waiting: 'আপনি লিখতে শুরু করলে Google reCAPTCHA দিয়ে মানব যাচাই লোড হয়।',
    loading: 'মানব যাচাই লোড হচ্ছে…',
    failed: 'মানব যাচাই লোড করা যায়নি। তবু আপনি বার্তা পাঠাতে পারেন।',
  },

  sent: 'আপনার বার্তা সফলভাবে পাঠানো হয়েছে!',
  notSent: 'আপনার বার্তা পাঠানো যায়নি।',
  stillHere: 'আপনি যা লিখেছেন, তা এখানেই আছে।',
  callOrWrite:
    'আপনি চাইলে কল করতে পারেন: <phone>{phone}</phone>, অথবা লিখতে পারেন: <email>{email}</email>।',
  call: 'আপনি চাইলে কল করতে পারেন: <phone>{phone}</phone>।',
  write: 'আপনি চাইলে লিখতে পারেন: <email>{email}</email>।',
  result: {
    sent: 'বার্তা পাঠানো হয়েছে',
    refused: 'বার্তা পাঠানো হয়নি',
    none: 'আপনার বার্তা',
    refusedText: 'ফরমে আপনার লেখা এখনো আছে, আর কেন পাঠানো হয়নি তা-ও সেখানে বলা আছে।',
    noneText: 'গত দশ মিনিটে এই ব্রাউজার থেকে কোনো বার্তা পাঠানো হয়নি। আপনি এখানে আমাদের লিখতে পারেন।',
    home: 'হোম পেজে ফিরুন',
  },
  chooseSubject: 'বিষয় বেছে নিন',

  noMessage: 'অনুগ্রহ করে একটি বার্তা লিখুন।',
  wrongPhone: 'অনুগ্রহ করে একটি ফোন নম্বর দিন, অথবা ঘরটি খালি রাখুন।',
  wrongSubject: 'অনুগ্রহ করে একটি বিষয় বেছে নিন।',
  tooLong: {
    one: 'অনুগ্রহ করে সর্বোচ্চ {count}টি অক্ষর লিখুন।',
    other: 'অনুগ্রহ করে সর্বোচ্চ {count}টি অক্ষর লিখুন।',
  },

  map: 'মানচিত্র: {place}',
  showMap: 'মানচিত্র দেখান',
  showMapOf: 'মানচিত্র দেখান: {place}',
  mapNote: 'মানচিত্র Google Maps থেকে আসে এবং শুধু আপনি চাইলেই লোড হয়।',
  kilometres: '{amount} কিমি',
  northSign: 'উ',
  north: '{degrees}°\u00a0উত্তর',
  south: '{degrees}°\u00a0দক্ষিণ',
  east: '{degrees}°\u00a0পূর্ব',
  west: '{degrees}°\u00a0পশ্চিম',
});
