import { translation } from '../translation';

export const search = translation('zh', 'search', {
  label: '搜索本网站',
  placeholder: '产品、编号、问题……',
  ask: '您在找什么？可以是产品、编号、尺寸或问题。',
  nothing: '未找到与“{query}”相关的内容。',
  hint: '请检查输入是否有误、减少关键词，或向我们咨询。',
  results: { other: '{count} 个结果' },
  best: { other: '最相关的 {shown} 个结果，共 {count} 个' },
  suggestions: { other: '{count} 条建议' },
  articles: '文章',
  questions: '问题',
  pages: '页面',
});
