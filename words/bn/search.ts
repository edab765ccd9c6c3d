import { translation } from '../translation';

export const search = translation('bn', 'search', {
  label: 'এই ওয়েবসাইটে খুঁজুন',
  placeholder: 'পণ্য, নম্বর, প্রশ্ন…',
  ask: 'আপনি কী খুঁজছেন? কোনো পণ্য, নম্বর, মাপ বা প্রশ্ন।',
  nothing: '“{query}” দিয়ে কিছু পাওয়া যায়নি।',
  hint: 'বানান দেখে নিন, কম শব্দ ব্যবহার করুন, অথবা আমাদের জিজ্ঞাসা করুন।',
  results: { one: '{count}টি ফলাফল', other: '{count}টি ফলাফল' },
  best: {
    one: '{count}টি ফলাফলের মধ্যে সেরা {shown}টি',
    other: '{count}টি ফলাফলের মধ্যে সেরা {shown}টি',
  },
  suggestions: { one: '{count}টি সাজেশন', other: '{count}টি সাজেশন' },
  articles: 'লেখা',
  questions: 'প্রশ্ন',
  pages: 'পৃষ্ঠা',
});
