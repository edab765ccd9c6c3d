import { translation } from '../translation';

export const contact = translation('zh', 'contact', {
  letsTalk: '有项目或想法？欢迎与我们交流。',
  viewOnMap: '在地图上查看',
  sendMessage: '给我们留言',
  purpose: '如有疑问、需了解在制订单或计划来访，请在此留言，或致电我们。',
  haveDrawing: '<strong>有图纸？</strong>请随询价一并提交。',
  about: '您的留言关于：<link>{name}</link>。',
  submit: '立即提交',
  submitting: '正在提交……',
  captcha: {
    waiting: '您开始填写时，将加载由 Google reCAPTCHA 提供的人机验证。',
    loading: '正在加载人机验证……',
    failed: '人机验证未能加载。您仍可发送留言。',
  },

  sent: '您的留言已成功发送！',
  notSent: '您的留言未能发送。',
  stillHere: '您填写的内容仍然保留。',
  callOrWrite: '您也可以致电 <phone>{phone}</phone>，或发送邮件至 <email>{email}</email>。',
  call: '您也可以致电 <phone>{phone}</phone>。',
  write: '您也可以发送邮件至 <email>{email}</email>。',
  result: {
    sent: '留言已发送',
    refused: '留言未发送',
    none: '您的留言',
    refusedText: '表单中仍保留您填写的内容，并说明了未发送的原因。',
    noneText: '过去十分钟内，此浏览器没有发送过留言。您可以在此给我们留言。',
    home: '返回首页',
  },
  chooseSubject: '请选择主题',

  noMessage: '请填写留言。',
  wrongPhone: '请填写电话号码，或将此栏留空。',
  wrongSubject: '请选择一个主题。',
  tooLong: { other: '最多可填写 {count} 个字符。' },

  map: '地图：{place}',
  showMap: '显示地图',
  showMapOf: '显示地图：{place}',
  mapNote: '地图来自 Google Maps，仅在您要求显示时加载。',
  kilometres: '{amount} 公里',
  northSign: '北',
  north: '北纬\u00a0{degrees}°',
  south: '南纬\u00a0{degrees}°',
  east: '东经\u00a0{degrees}°',
  west: '西经\u00a0{degrees}°',
});
