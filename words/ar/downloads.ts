import { translation } from '../translation';

export const downloads = translation('ar', 'downloads', {
  kinds: {
    'data-sheet': 'ورقة بيانات',
    drawing: 'رسم فني',
    'cad-model': 'نموذج CAD',
    certificate: 'شهادة',
    manual: 'دليل استخدام',
  },
  groups: {
    'data-sheet': 'أوراق البيانات',
    drawing: 'الرسومات الفنية',
    'cad-model': 'نماذج CAD',
    certificate: 'الشهادات',
    manual: 'أدلة الاستخدام',
  },
  about: 'المنتج أو الخدمة',
  language: 'اللغة',
  all: 'الكل',
  show: 'عرض المستندات',
  showAll: 'عرض جميع المستندات',
  none: 'لا يوجد مستند يطابق هذا الاختيار. يُرجى إزالة أحد الاختيارات، أو مراسلتنا.',
  nothing: 'لا توجد مستندات بعد. اطلبوا منا ما تحتاجون إليه.',
  first: {
    zero: 'أول {shown} من أصل {count} مستند: يُرجى تضييق النتائج لرؤية البقية.',
    one: 'أول {shown} من أصل مستند واحد: يُرجى تضييق النتائج لرؤية البقية.',
    two: 'أول {shown} من أصل مستندين: يُرجى تضييق النتائج لرؤية البقية.',
    few: 'أول {shown} من أصل {count} مستندات: يُرجى تضييق النتائج لرؤية البقية.',
    many: 'أول {shown} من أصل {count} مستندًا: يُرجى تضييق النتائج لرؤية البقية.',
    other: 'أول {shown} من أصل {count} مستند: يُرجى تضييق النتائج لرؤية البقية.',
  },
  file: 'الملف',
  further: 'ملفات أخرى',
  revision: 'رقم المراجعة',
  unlock: 'إلغاء القفل',
  unlockTitle: 'إلغاء قفل مستند',
  lockedText: 'يفتح رمز واحد هذا المستند لمدة 20 دقيقة من وقت الطلب.',
  unlockNamed: 'إلغاء القفل: {name}',
  nameFor: '{document}: {product}',
  sheet: {
    title: '{product}: ورقة البيانات',
  },
});
