import { translation } from '../translation';

export const search = translation('ar', 'search', {
  label: 'البحث في هذا الموقع',
  placeholder: 'منتج، رقم، سؤال…',
  ask: 'عمّ تبحثون؟ عن منتج أو رقم أو مقاس أو سؤال.',
  nothing: 'لم يُعثر على شيء يطابق «\u2068{query}\u2069».',
  hint: 'يُرجى مراجعة الإملاء، أو استخدام كلمات أقل، أو مراسلتنا.',
  results: {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '{count} نتائج',
    many: '{count} نتيجة',
    other: '{count} نتيجة',
  },
  best: {
    zero: 'أفضل {shown} من أصل {count} نتيجة',
    one: 'أفضل {shown} من أصل نتيجة واحدة',
    two: 'أفضل {shown} من أصل نتيجتين',
    few: 'أفضل {shown} من أصل {count} نتائج',
    many: 'أفضل {shown} من أصل {count} نتيجة',
    other: 'أفضل {shown} من أصل {count} نتيجة',
  },
  suggestions: {
    zero: 'لا اقتراحات',
    one: 'اقتراح واحد',
    two: 'اقتراحان',
    few: '{count} اقتراحات',
    many: '{count} اقتراحًا',
    other: '{count} اقتراح',
  },
  articles: 'المقالات',
  questions: 'الأسئلة',
  pages: 'الصفحات',
});
