import { translation } from '../translation';

export const company = translation('ar', 'company', {
  ourServices: 'خدماتنا',
  servicesInPictures: 'خدماتنا بالصور',
  amongOurServices: 'من خدماتنا',
  whereToFind: '{name}: كيفية الوصول إلينا',
  inShort: '{name} بإيجاز',
  portraitOf: 'صورة شخصية: {name}',
  testimonial: 'رأي عميل',
  clients: 'العملاء',
  client: 'العميل {place}',
  noClientTitle: 'الاسم غير متاح',

  aboutUs: 'من نحن',
  aboutTheCompany: 'عن الشركة',
  callAnyTime: 'اتصلوا بنا في أي وقت',
  whyChooseUs: 'لماذا تختاروننا',
  yourContact: 'الشخص المسؤول عن خدمتكم',
  office: 'المكتب',
  works: 'المصنع',
  location: 'الموقع {number}',

  service: 'الخدمة',
  pagesOfServices: 'صفحات الخدمات',
  figuresAndLimits: 'القدرات والحدود الفنية',

  stationOf: 'المحطة {number} من {count}',
  wayOfAPart: 'مسار القطعة داخل المصنع',
  stationBefore: 'المحطة السابقة',
  stationAfter: 'المحطة التالية',
  metres: '{figure}\u00a0م',
  degrees: '{figure}\u00a0°م',
  degreesThen: '{first}، ثم {second}\u00a0°م',

  project: 'المشروع',
  projectTitle: 'مشروع بالتفصيل',
  projectFigures: 'المشروع بالأرقام',
  followProject: 'الاطلاع على المشروع',
  download: 'تنزيل',
  downloadPortfolio: 'تنزيل معرض الأعمال، يُفتح في علامة تبويب جديدة',
  portfolioMissing: 'ملف معرض الأعمال غير متاح.',

  sustainability: 'الاستدامة',
  inDetail: 'بالتفصيل',
  overTheYears: 'على مر السنوات',
  allFigures: 'جميع الأرقام',
  trend: '{unit}: {first} في عام {firstYear}، ثم {last} في عام {lastYear}',

  profile: 'الملف الشخصي',
  inBrief: 'باختصار',
  skillsAndEducation: 'المهارات والمؤهلات',
  skills: 'المهارات',
  education: 'المؤهلات الدراسية',
  whomToAsk: 'لا تعرفون إلى من توجّهون سؤالكم؟',
  writeToUs: 'راسلونا',

  lastChanged: 'آخر تعديل: {date}',
});
