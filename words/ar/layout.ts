import { translation } from '../translation';

export const layout = translation('ar', 'layout', {
  skipToContent: 'الانتقال إلى المحتوى',
  phoneAndAddress: 'الهاتف والعنوان',
  home: 'الصفحة الرئيسية',
  callAnyTime: 'اتصلوا بنا في أي وقت',
  mainMenu: 'القائمة الرئيسية',
  openMenu: 'القائمة',
  closeMenu: 'إغلاق القائمة',
  breadcrumb: 'مسار التنقل',
  backToTop: 'العودة إلى الأعلى',
  preview: 'المعاينة',
  previewOnlyForYou: 'معاينة تتضمن المسودات. لا يراها سواكم.',
  leavePreview: 'الخروج من المعاينة',
  footer: {
    menu: 'قائمة أسفل الصفحة',
    menuTitle: 'القائمة الرئيسية',
    gallery: 'صور من الشركة',
    viewAllProducts: 'عرض جميع المنتجات',
    consultation: 'الحصول على استشارة مجانية',
    official: 'بيانات الشركة',
    viewMap: 'عرض الخريطة',
    addressesAndMap: 'العناوين والخريطة',
    more: 'صفحات أخرى',
    legal: 'معلومات قانونية',
  },
});
