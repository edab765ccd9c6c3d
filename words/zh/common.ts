import { translation } from '../translation';

export const common = translation('zh', 'common', {
  contactUs: '联系我们',
  questionsAndAnswers: '问答',
  loading: '正在加载……',
  remove: '移除“{name}”',
  place: '第 {number} 项，共 {total} 项',
  picturesOf: '图片：{name}',
  withCount: '{name}（{count}）',
  inFigures: '{name}：数据一览',

  name: '姓名',
  email: '邮箱',
  phone: '电话',
  company: '公司',
  subject: '主题',
  message: '留言',
  quantity: '数量',
  description: '说明',
  material: '材质',
  categories: '类别',
  date: '日期',
  document: '文档',
  leaveEmpty: '请将此栏留空',

  product: '产品',
  products: '产品',
  services: '服务',
  documents: '文档',
  search: '搜索',
  narrowDown: '筛选',
  film: '视频',
  website: '网站',
  kind: '类型',
  specification: '技术参数',
  notOffered: '该文档已不再提供。',

  comma: '、',
  days: '{from}至{to}',
  hours: '{days}，{from}–{to}',

  sizes: {
    bytes: { other: '{count} 字节' },
    kilobytes: '{amount} kB',
    megabytes: '{amount} MB',
    gigabytes: '{amount} GB',
  },
});
