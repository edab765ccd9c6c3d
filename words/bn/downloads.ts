import { translation } from '../translation';

export const downloads = translation('bn', 'downloads', {
  kinds: {
    'data-sheet': 'ডেটা শিট',
    drawing: 'নকশা (ড্রয়িং)',
    'cad-model': 'CAD মডেল',
    certificate: 'সনদ',
    manual: 'ব্যবহার নির্দেশিকা',
  },
  groups: {
    'data-sheet': 'ডেটা শিট',
    drawing: 'নকশা (ড্রয়িং)',
    'cad-model': 'CAD মডেল',
    certificate: 'সনদ',
    manual: 'ব্যবহার নির্দেশিকা',
  },
  about: 'পণ্য বা সেবা',
  language: 'ভাষা',
  all: 'সব',
  show: 'নথি দেখান',
  showAll: 'সব নথি দেখান',
  none: 'এই বাছাইয়ে কোনো নথি নেই। একটি শর্ত বাদ দিন, অথবা আমাদের জিজ্ঞাসা করুন।',
  nothing: 'এখনো কোনো নথি নেই। আপনার যা প্রয়োজন, আমাদের কাছে চেয়ে নিন।',
  first: {
    one: '{count}টির মধ্যে প্রথম {shown}টি: অন্যগুলো দেখতে বাছাই সীমিত করুন।',
    other: '{count}টির মধ্যে প্রথম {shown}টি: অন্যগুলো দেখতে বাছাই সীমিত করুন।',
  },
  file: 'ফাইল',
  further: 'অন্যান্য ফাইল',
  revision: 'রিভিশন',
  unlock: 'আনলক করুন',
  unlockTitle: 'নথি আনলক করুন',
  lockedText: 'একটি কোড দিয়ে এই নথি খোলা যায়; অনুরোধের পর 20 মিনিট পর্যন্ত তা খোলা থাকে।',
  unlockNamed: 'আনলক করুন: {name}',
  nameFor: '{document}: {product}',
  sheet: {
    title: '{product}: ডেটা শিট',
  },
});
