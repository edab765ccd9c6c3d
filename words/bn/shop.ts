import { translation } from '../translation';

export const shop = translation('bn', 'shop', {
  pages: 'শপের পৃষ্ঠাগুলো',
  showing: {
    one: '{count}টি ফলাফলের মধ্যে {from}–{to} দেখানো হচ্ছে',
    other: '{count}টি ফলাফলের মধ্যে {from}–{to} দেখানো হচ্ছে',
  },
  sortBy: 'সাজানোর ধরন',
  sortOrders: { hostOrder: 'আমাদের ক্রম', reversed: 'উল্টো ক্রম', newest: 'নতুনগুলো আগে' },
  sortingNeedsScripts: 'সাজানোর জন্য স্ক্রিপ্ট প্রয়োজন। স্ক্রিপ্ট ছাড়া পণ্যগুলো আমাদের তালিকার ক্রমেই থাকে।',

  facets: { category: 'ক্যাটাগরি', weight: 'ওজন', size: 'সবচেয়ে বড় মাপ' },
  upTo: '{to} {unit} পর্যন্ত',
  between: '{from} থেকে {to} {unit}',
  over: '{from} {unit}-এর বেশি',
  show: 'পণ্য দেখান',
  showAll: 'সব পণ্য দেখান',
  all: 'সব',
  none: 'সব শর্ত মেলে এমন কোনো পণ্য নেই। একটি শর্ত বাদ দিন, অথবা আমাদের জিজ্ঞাসা করুন: বেশিরভাগ যন্ত্রাংশ নকশা অনুযায়ী তৈরি হয়।',

  fact: 'বৈশিষ্ট্য',
  compare: 'তুলনা করুন<name>: {name}</name>',
  compareChosen: 'বাছাই করা পণ্য তুলনা করুন',
  compareHint: 'তথ্যগুলো পাশাপাশি দেখতে সর্বোচ্চ তিনটি পণ্য বেছে নিন।',
  compareMore: 'পাশাপাশি তিনটি পণ্য দেখানো যায়; এগুলো প্রথম তিনটি।',
  compareNone: 'তুলনার জন্য কোনো পণ্য বেছে নেওয়া হয়নি।',

  facts: {
    country_of_origin: 'উৎপত্তির দেশ',
    hs_code: 'শুল্কের HS কোড',
    lead_time: 'সরবরাহের সময়',
  },
  fromOurRange: '{name}, আমাদের স্ট্যান্ডার্ড পণ্যসম্ভার থেকে।',
  drawingOf: 'নকশা (ড্রয়িং): {name}',
  priceOnRequest: 'মূল্য জানতে যোগাযোগ করুন',
  askForPrice: 'মূল্য জিজ্ঞাসা করুন',
  askAboutProduct: 'এই পণ্য সম্পর্কে জিজ্ঞাসা করুন',
  insteadOf: '<label>আগের মূল্য: </label>{price}',
  aboutProduct: 'এই পণ্য সম্পর্কে',
  discountCode: 'ডিসকাউন্ট কোড',
  apply: 'প্রয়োগ করুন',
  addToCart: 'কার্টে যোগ করুন',
  addedToCart: 'কার্টে সফলভাবে যোগ করা হয়েছে',

  reviewsTab: 'রিভিউ ({count})',
  reviews: { one: '{count}টি রিভিউ', other: '{count}টি রিভিউ' },
  generalReviews: {
    one: 'কোম্পানি সম্পর্কে {count}টি রিভিউ',
    other: 'কোম্পানি সম্পর্কে {count}টি রিভিউ',
  },
  addReview: 'রিভিউ লিখুন',
  rating: 'রেটিং',
  submitReview: 'রিভিউ পাঠান',
  reviewNotSent: 'এটি একটি ডেমো শপ: আপনার রিভিউ পাঠানো হয় না',
});
