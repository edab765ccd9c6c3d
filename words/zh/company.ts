import { translation } from '../translation';

export const company = translation('zh', 'company', {
  ourServices: '我们的服务',
  servicesInPictures: '服务图览',
  amongOurServices: '我们的部分服务',
  whereToFind: '{name}：如何找到我们',
  inShort: '{name}：简介',
  portraitOf: '人物照片：{name}',
  testimonial: '客户评价',
  clients: '客户',
  client: '客户：{place}',
  noClientTitle: '未提供名称',

  aboutUs: '关于我们',
  aboutTheCompany: '公司简介',
  callAnyTime: '欢迎随时致电',
  whyChooseUs: '为什么选择我们',
  yourContact: '您的联系人',
  office: '办公室',
  works: '工厂',
  location: '地点 {number}',

  service: '服务',
  pagesOfServices: '服务分页',
  figuresAndLimits: '参数与能力范围',

  stationOf: '第 {number} 站，共 {count} 站',
  wayOfAPart: '零件的加工路线',
  stationBefore: '上一站',
  stationAfter: '下一站',
  metres: '{figure}\u00a0米',
  degrees: '{figure}\u00a0°C',
  degreesThen: '先 {first}，后 {second}\u00a0°C',

  project: '项目',
  projectTitle: '项目详解',
  projectFigures: '项目数据',
  followProject: '查看项目全程',
  download: '下载',
  downloadPortfolio: '下载项目案例集，在新标签页中打开',
  portfolioMissing: '项目案例集文件暂不可用。',

  sustainability: '可持续发展',
  inDetail: '详细内容',
  overTheYears: '历年变化',
  allFigures: '全部数据',
  trend: '{unit}：{firstYear} 年为 {first}，{lastYear} 年为 {last}',

  profile: '个人简介',
  inBrief: '概要',
  skillsAndEducation: '技能与教育背景',
  skills: '技能',
  education: '教育背景',
  whomToAsk: '不确定该找谁？',
  writeToUs: '给我们留言',

  lastChanged: '最后更新：{date}',
});
