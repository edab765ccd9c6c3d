import { translation } from '../translation';

export const layout = translation('bn', 'layout', {
  skipToContent: 'মূল বিষয়বস্তুতে যান',
  phoneAndAddress: 'ফোন ও ঠিকানা',
  home: 'হোম',
  callAnyTime: 'যেকোনো সময় কল করুন',
  mainMenu: 'প্রধান মেনু',
  openMenu: 'মেনু',
  closeMenu: 'মেনু বন্ধ করুন',
  breadcrumb: 'আপনি এখানে আছেন',
  backToTop: 'উপরে ফিরুন',
  preview: 'প্রিভিউ',
  previewOnlyForYou: 'খসড়াসহ প্রিভিউ। শুধু আপনি এটি দেখতে পান।',
  leavePreview: 'প্রিভিউ থেকে বেরিয়ে যান',
  footer: {
    menu: 'পৃষ্ঠার নিচের মেনু',
    menuTitle: 'প্রধান মেনু',
    gallery: 'ছবিতে আমাদের কোম্পানি',
    viewAllProducts: 'সব পণ্য দেখুন',
    consultation: 'বিনা মূল্যে পরামর্শ নিন',
    official: 'কোম্পানির তথ্য',
    viewMap: 'মানচিত্র দেখুন',
    addressesAndMap: 'ঠিকানা ও মানচিত্র',
    more: 'আরও পৃষ্ঠা',
    legal: 'আইনি তথ্য',
  },
});
