import { translation } from '../translation';

// Values that may be in Latin script, or numbers in groups, are held apart from the Arabic around them.
export const mail = translation('ar', 'mail', {
  enquiry: {
    subject: 'استفسار عبر الموقع من {name}',
    quoteSubject: 'طلب عرض سعر من {name}',
    wrote: 'رسالة عبر الموقع من \u2068{sender}\u2069 بتاريخ {time}:',
    asksForQuote: 'طلب عرض سعر عبر الموقع من \u2068{sender}\u2069 بتاريخ {time}:',
    line: '{name}: \u2068{value}\u2069',
    drawings: 'الرسومات الفنية:',
    drawing: '- ملف \u2068{file}\u2069 ({type}، {size})',
    drawingNotAttached:
      '- ملف \u2068{file}\u2069 ({type}، {size})، حجمه أكبر من أن يُرفق بهذه الرسالة: \u2068{command}\u2069',
    drawingNotTaken:
      '- ملف \u2068{file}\u2069 ({type}، {size})، لم يقبله خادم البريد؛ تجده في المحرّر، أو: \u2068{command}\u2069',
    unchecked: 'تعذّر إجراء التحقق البشري لهذا الاستفسار.',
    end: 'الاستفسار رقم {number}. الرد على هذه الرسالة يصل مباشرة إلى {name}.',
    about: 'بخصوص',
    page: 'الصفحة',
    referrer: 'قادم من',
    source: 'المصدر',
    medium: 'الوسيط',
    campaign: 'الحملة',
  },

  receipt: {
    subject: 'رسالتكم إلى {company}',
    quoteSubject: 'طلب عرض السعر الموجّه إلى {company}',
    message: 'نشكركم على رسالتكم. لقد تلقيناها وسنرد عليها في أقرب وقت ممكن.',
    quote: 'نشكركم على طلب عرض السعر. لقد تلقيناه وسنرد عليه فور الانتهاء من دراسته.',
    text: `تحية طيبة وبعد،

{text}

الرقم: {number}، تاريخ الاستلام: {time}.

إذا لم تراسلونا، فيمكنكم تجاهل هذه الرسالة.

{company}
`,
    quoteText: `تحية طيبة وبعد،

{text}

الرقم: {number}، تاريخ الاستلام: {time}.
عدد القطع: {parts}. عدد الرسومات الفنية: {drawings}.

إذا لم تراسلونا، فيمكنكم تجاهل هذه الرسالة.

{company}
`,
  },

  notStored: 'يتعذّر حفظ أي شيء حاليًا؛ يُرجى الاتصال بنا أو مراسلتنا بدلًا من ذلك.',

  code: {
    subject: 'رمزكم للاطلاع على شهادة {company}',
    text: `تحية طيبة وبعد،

رمزكم لمرة واحدة للاطلاع على الشهادة هو:

{code}

يُرجى إدخاله في صفحة الشهادة خلال 20 دقيقة. يُستخدم الرمز مرة واحدة فقط، وأي رمز أحدث يحل محله.

إذا لم تطلبوا رمزًا، فيمكنكم تجاهل هذه الرسالة، ولن يحدث شيء.

{company}
`,
  },
});
