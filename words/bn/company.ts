import { translation } from '../translation';

export const company = translation('bn', 'company', {
  ourServices: 'আমাদের সেবা',
  servicesInPictures: 'ছবিতে আমাদের সেবা',
  amongOurServices: 'আমাদের কয়েকটি সেবা',
  whereToFind: '{name}: আমাদের কোথায় পাবেন',
  inShort: 'সংক্ষেপে {name}',
  portraitOf: 'প্রতিকৃতি: {name}',
  testimonial: 'গ্রাহকের মতামত',
  clients: 'গ্রাহক',
  client: 'গ্রাহক: {place}',
  noClientTitle: 'নাম দেওয়া নেই',

  aboutUs: 'আমাদের সম্পর্কে',
  aboutTheCompany: 'কোম্পানি সম্পর্কে',
  callAnyTime: 'যেকোনো সময় কল করুন',
  whyChooseUs: 'কেন আমাদের বেছে নেবেন',
  yourContact: 'আপনার যোগাযোগের ব্যক্তি',
  office: 'অফিস',
  works: 'কারখানা',
  location: 'অবস্থান {number}',

  service: 'সেবা',
  pagesOfServices: 'সেবার পৃষ্ঠাগুলো',
  figuresAndLimits: 'সক্ষমতা ও সীমা',

  stationOf: 'ধাপ {number}/{count}',
  wayOfAPart: 'কারখানায় একটি যন্ত্রাংশের পথ',
  stationBefore: 'আগের ধাপ',
  stationAfter: 'পরের ধাপ',
  metres: '{figure}\u00a0মি',
  degrees: '{figure}\u00a0°সে',
  degreesThen: '{first}, তারপর {second}\u00a0°সে',

  project: 'প্রকল্প',
  projectTitle: 'একটি প্রকল্পের বিস্তারিত',
  projectFigures: 'সংখ্যায় প্রকল্পটি',
  followProject: 'প্রকল্পটি দেখুন',
  download: 'ডাউনলোড করুন',
  downloadPortfolio: 'পোর্টফোলিও ডাউনলোড করুন, নতুন ট্যাবে খুলবে',
  portfolioMissing: 'পোর্টফোলিওর ফাইলটি পাওয়া যাচ্ছে না।',

  sustainability: 'টেকসই উন্নয়ন',
  inDetail: 'বিস্তারিত',
  overTheYears: 'বছরভিত্তিক চিত্র',
  allFigures: 'সব পরিসংখ্যান',
  trend: '{unit}: {firstYear} সালে {first}, {lastYear} সালে {last}',

  profile: 'পরিচিতি',
  inBrief: 'সংক্ষেপে',
  skillsAndEducation: 'দক্ষতা ও শিক্ষা',
  skills: 'দক্ষতা',
  education: 'শিক্ষা',
  whomToAsk: 'কাকে জিজ্ঞাসা করবেন বুঝতে পারছেন না?',
  writeToUs: 'আমাদের লিখুন',

  lastChanged: 'সর্বশেষ পরিবর্তন: {date}',
});
