import { translation } from '../translation';

export const seo = translation('bn', 'seo', {
  page: '{name}, পৃষ্ঠা {page}',
  pageOf: '{name}, পৃষ্ঠা {page}, মোট পৃষ্ঠা {pages}',
  pageDescription: '{description} পৃষ্ঠা {page}।',
  products: 'আমাদের শপের {from} থেকে {to} নম্বর পণ্য, প্রতিটির ছবি, মূল্য ও কারিগরি বিবরণসহ।',
  services: 'আমাদের কোম্পানির {from} থেকে {to} নম্বর সেবা, প্রতিটির ছবি, সীমা ও সরবরাহের সময়সহ।',
  category: 'আমাদের শপের {category}, প্রতিটি পণ্যের ছবি, মূল্য ও কারিগরি বিবরণসহ: {products}।',

  product: '{name}: এই পণ্যের ছবি, কারিগরি বিবরণ, মূল্য ও রিভিউ।',
  service: '{name}: আমরা কীভাবে করি, এর সীমা ও সরবরাহের সময়, ছবিসহ।',
  article: '{name}: আমরা কী তৈরি করি ও কীভাবে করি, তা নিয়ে আমাদের ব্লগের একটি লেখা।',
  ownPage: '{name}: এ সম্পর্কে যা জানা দরকার, একটি পৃষ্ঠায়।',

  categoryTitle: '{category}: {shop}',
});
