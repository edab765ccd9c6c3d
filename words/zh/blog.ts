import { translation } from '../translation';

export const blog = translation('zh', 'blog', {
  blog: '博客',
  posts: '文章',
  post: '文章',
  page: '文章，第 {page} 页，共 {pages} 页',
  pages: '文章分页',
  readArticle: '阅读全文',
  feed: '新文章 RSS 订阅',
  noPosts: '未找到文章。',
  found: '共 {total} 篇，找到 {count} 篇',

  author: '作者',
  neighbours: '上一篇和下一篇文章',
  previous: '上一篇',
  next: '下一篇',

  contents: '本文内容',
  searchField: '标题关键词',
  recent: '最新文章',
  searchNeedsScripts: '搜索文章和选择类别需要启用脚本。<link>全部文章</link>',
  hotItem: '热门推荐',

  leaveComment: '发表评论',
  comment: '评论',
  postComment: '提交评论',
  commentNotStored: '这是演示博客：您的评论不会被保存',
});
