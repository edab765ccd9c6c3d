/** What a company of each script may say, in NFC. */
export const sentences: Record<string, string> = {
  pl: 'Sprężyny naciskowe z Łęczycy: żółte łączniki, jedenaście średnic',
  vi: 'Nhà máy sản xuất vòng bi, ổ đỡ và bánh răng cho năng lượng gió',
  tr: 'Çelik dövme halkalar ve dişliler, İstanbul ığdır şubesi',
  ro: 'Oțel forjat: inele și roți dințate',
  el: 'Σφυρήλατα δαχτυλίδια και γρανάζια για ανεμογεννήτριες',
  ru: 'Шестерни и подшипники для тяжёлого машиностроения, 31,5 МН',
  ar: 'حلقات فولاذية مطروقة (DIN 50) لتوربينات الرياح، الوزن 12 كجم',
  he: 'טבעות פלדה מחושלות (DIN 50) לטורבינות רוח, משקל 12 ק״ג',
  bn: 'শীতলক্ষ্যা ইস্পাত কারখানা: বায়ুকলের জন্য আংটি ও দাঁতের চাকা',
  hi: 'पवन टरबाइनों के लिए गढ़े हुए इस्पात के छल्ले और क्षेत्रीय गियर',
  th: 'แหวนเหล็กกล้าตีขึ้นรูปสำหรับกังหันลม น้ำหนัก 12 กก. ที่นี่',
  zh: '深沟球轴承6205-2RS密封型：轴承噪音从哪里来？',
  ja: '風力タービン用の鍛造リングと歯車、ボールベアリング「6205」',
  ko: '풍력 터빈용 단조 링과 기어, 볼 베어링 6205',
};
