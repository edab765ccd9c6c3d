import { translation } from '../translation';

export const certificate = translation('zh', 'certificate', {
  requestCode: '获取验证码',

  requestText: '我们会将一次性验证码发送到您的邮箱。',
  code: '输入验证码',
  codeText: '验证码 20 分钟内有效，仅可使用一次。',
  read: '查看文档',
  readText: '文档在这 20 分钟内可以查看。',

  emailHint: '验证码将发送到此邮箱。',
  address: '通讯地址',
  sendCode: '发送验证码',
  sendingCode: '正在发送……',
  haveCode: '我已有验证码',
  otp: '一次性验证码',
  otpHint: '我们发给您的邮件中的六位数字。',
  confirm: '确认验证码',
  newCode: '重新获取验证码',

  unlocked: '已解锁的证书',
  unlockedNamed: '已解锁：{name}',
  openUntil: '可查看至 {time}',
  openForTwentyMinutes: '自申请起 20 分钟内可查看',
  newTab: '在新标签页中打开',
  save: '保存文件',
  lockAgain: '重新锁定',

  notices: {
    sent: '✅ 验证码已发送到您的邮箱！',
    refused: '⚠️ 验证码生成失败。',
    notSent: '❌ 验证码发送失败，请重试。',
    alreadySent: 'ℹ️ 验证码此前已发送，请查看您的邮箱。',
    empty: '❌ 请输入验证码。',
    wrong: '❌ 验证码无效！请重试。',
    notVerified: '❌ 验证失败，请重试。',
    unlocked: '✅ 验证通过！证书已解锁。',
    expired: 'ℹ️ 验证码已过期，请重新获取。',
  },
  startedAgain: '您可以重新获取验证码。',

  wrongEmail: '请填写用于接收验证码的邮箱。',
  requestFirst: '请先获取验证码。',
  notChecked: '目前无法核验。',
  noMail: '本网站目前无法发送邮件，因此未发送验证码。请致电或来信与我们联系。',
  mailFailed: '验证码邮件未能发送，请稍后重试。',
  mayBeLate: '邮件可能需要几分钟才能送达。',

  locked: '文档已锁定',
  lockedText: '请获取一次性验证码以解锁。',
  lockedAgain: '文档已重新锁定',
  unavailable: '目前无法显示该文档',
  unavailableText: '请几分钟后重试。自申请起 20 分钟内，文档保持解锁状态。',
});
