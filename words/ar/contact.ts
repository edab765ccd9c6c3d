import { translation } from '../translation';

// A phone number is held from left to right, since its groups would change places among Arabic words.
export const contact = translation('ar', 'contact', {
  letsTalk: 'هل لديكم مشروع أو فكرة؟ لنتحدث.',
  viewOnMap: 'عرض على الخريطة',
  sendMessage: 'أرسلوا إلينا رسالة',
  purpose: 'للأسئلة أو لطلبية جارية أو لزيارة: اكتبوا إلينا هنا، أو اتصلوا بنا.',
  haveDrawing: '<strong>هل لديكم رسم فني؟</strong> أرفقوه بطلب عرض سعر.',
  about: 'رسالتكم بخصوص: <link>{name}</link>.',
  submit: 'إرسال الآن',
  submitting: 'جارٍ الإرسال…',
  captcha: {
    waiting: 'يُحمَّل التحقق البشري من Google reCAPTCHA عندما تبدؤون الكتابة.',
    loading: 'جارٍ تحميل التحقق البشري…',
    failed: 'تعذّر تحميل التحقق البشري. ومع ذلك يمكنكم إرسال رسالتكم.',
  },

  sent: 'أُرسلت رسالتكم بنجاح!',
  notSent: 'تعذّر إرسال رسالتكم.',
  stillHere: 'ما كتبتموه لا يزال هنا.',
  callOrWrite:
    'يمكنكم أيضًا الاتصال بالرقم <phone>\u2066{phone}\u2069</phone> أو الكتابة إلى <email>{email}</email>.',
  call: 'يمكنكم أيضًا الاتصال بالرقم <phone>\u2066{phone}\u2069</phone>.',
  write: 'يمكنكم أيضًا الكتابة إلى <email>{email}</email>.',
  result: {
    sent: 'أُرسلت الرسالة',
    refused: 'لم تُرسل الرسالة',
    none: 'رسالتكم',
    refusedText: 'لا يزال نصكم في النموذج، ومعه سبب عدم إرساله.',
    noneText: 'لم تُرسل أي رسالة من هذا المتصفح خلال الدقائق العشر الأخيرة. يمكنكم مراسلتنا من هنا.',
    home: 'العودة إلى الصفحة الرئيسية',
  },
  chooseSubject: 'اختر موضوعًا',

  noMessage: 'يُرجى كتابة رسالة.',
  wrongPhone: 'يُرجى إدخال رقم هاتف، أو ترك الحقل فارغًا.',
  wrongSubject: 'يُرجى اختيار أحد الموضوعات.',
  tooLong: {
    zero: 'يُرجى عدم كتابة أي حرف.',
    one: 'يُرجى ألّا يزيد النص على حرف واحد.',
    two: 'يُرجى ألّا يزيد النص على حرفين.',
    few: 'يُرجى ألّا يزيد النص على {count} أحرف.',
    many: 'يُرجى ألّا يزيد النص على {count} حرفًا.',
    other: 'يُرجى ألّا يزيد النص على {count} حرف.',
  },

  map: 'خريطة: {place}',
  showMap: 'عرض الخريطة',
  showMapOf: 'عرض الخريطة: {place}',
  mapNote: 'الخرائط من Google Maps، ولا تُحمَّل إلا عندما تطلبونها.',
  kilometres: '{amount} كم',
  northSign: 'ش',
  north: '{degrees}°\u00a0شمالًا',
  south: '{degrees}°\u00a0جنوبًا',
  east: '{degrees}°\u00a0شرقًا',
  west: '{degrees}°\u00a0غربًا',
});
