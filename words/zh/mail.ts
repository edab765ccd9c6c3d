import { translation } from '../translation';

export const mail = translation('zh', 'mail', {
  enquiry: {
    subject: '网站咨询，来自：{name}',
    quoteSubject: '询价，来自：{name}',
    wrote: '{sender} 于 {time} 通过网站留言：',
    asksForQuote: '{sender} 于 {time} 通过网站询价：',
    line: '{name}：{value}',
    drawings: '图纸：',
    drawing: '- {file}（{type}，{size}）',
    drawingNotAttached: '- {file}（{type}，{size}），文件过大，未能附在本邮件中：{command}',
    drawingNotTaken:
      '- {file}（{type}，{size}），邮件服务器未接收；可在编辑器中获取，或：{command}',
    unchecked: '此咨询未能进行人机验证。',
    end: '咨询编号：{number}。直接回复本邮件即可答复 {name}。',
    about: '关于',
    page: '页面',
    referrer: '来源网站',
    source: '来源',
    medium: '媒介',
    campaign: '推广活动',
  },

  receipt: {
    subject: '您发给 {company} 的留言',
    quoteSubject: '您发给 {company} 的询价',
    message: '感谢您的留言。我们已收到，并会尽快答复。',
    quote: '感谢您的询价。我们已收到，并会在核对后尽快答复。',
    text: `您好：

{text}

编号：{number}，收到时间：{time}。

如果您没有给我们留言，请忽略本邮件。

{company}
`,
    quoteText: `您好：

{text}

编号：{number}，收到时间：{time}。
零件：{parts} 种。图纸：{drawings} 份。

如果您没有向我们询价，请忽略本邮件。

{company}
`,
  },

  notStored: '目前无法保存任何内容。请致电或来信与我们联系。',

  code: {
    subject: '您的证书验证码：{company}',
    text: `您好：

您查看证书的一次性验证码为：

{code}

请在 20 分钟内在证书页面输入。验证码仅可使用一次，新的验证码会取代旧的验证码。

如果您没有申请验证码，请忽略本邮件，不会产生任何影响。

{company}
`,
  },
});
