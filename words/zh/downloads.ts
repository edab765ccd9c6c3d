import { translation } from '../translation';

export const downloads = translation('zh', 'downloads', {
  kinds: {
    'data-sheet': '数据表',
    drawing: '图纸',
    'cad-model': 'CAD 模型',
    certificate: '证书',
    manual: '使用说明书',
  },
  groups: {
    'data-sheet': '数据表',
    drawing: '图纸',
    'cad-model': 'CAD 模型',
    certificate: '证书',
    manual: '使用说明书',
  },
  about: '适用于',
  language: '语言',
  all: '全部',
  show: '显示文档',
  showAll: '显示全部文档',
  none: '没有符合所选条件的文档。请减少筛选条件，或向我们咨询。',
  nothing: '暂无文档。如有需要，请向我们咨询。',
  first: { other: '显示前 {shown} 项，共 {count} 项：请筛选以查看其余文档。' },
  file: '文件',
  further: '其他文件',
  revision: '版本',
  unlock: '解锁',
  unlockTitle: '解锁文档',
  lockedText: '使用一个验证码即可打开此文档，自申请起 20 分钟内有效。',
  unlockNamed: '解锁“{name}”',
  nameFor: '{document}：{product}',
  sheet: {
    title: '{product}：数据表',
  },
});
