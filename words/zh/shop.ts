import { translation } from '../translation';

export const shop = translation('zh', 'shop', {
  pages: '商城分页',
  showing: { other: '显示第 {from}–{to} 项，共 {count} 项' },
  sortBy: '排序方式',
  sortOrders: { hostOrder: '默认顺序', reversed: '倒序', newest: '最新优先' },
  sortingNeedsScripts: '排序需要启用脚本。未启用时，产品按我们目录中的顺序排列。',

  facets: { category: '类别', weight: '重量', size: '最大尺寸' },
  upTo: '不超过 {to} {unit}',
  between: '{from} 至 {to} {unit}',
  over: '大于 {from} {unit}',
  show: '显示产品',
  showAll: '显示全部产品',
  none: '没有产品同时符合所有条件。请减少筛选条件，或向我们咨询：大多数零件都是按图加工的。',

  fact: '参数',
  compare: '对比<name>：{name}</name>',
  compareChosen: '对比所选产品',
  compareHint: '最多可选择三种产品，并列查看其参数。',
  compareMore: '最多可并列对比三种产品，以下为前三种。',
  compareNone: '未选择要对比的产品。',

  facts: {
    country_of_origin: '原产国',
    hs_code: '海关编码（HS 编码）',
    lead_time: '交货期',
  },
  fromOurRange: '{name}，我们的标准产品。',
  drawingOf: '图纸：{name}',
  priceOnRequest: '价格面议',
  askForPrice: '询问价格',
  askAboutProduct: '咨询此产品',
  insteadOf: '<label>原价：</label>{price}',
  aboutProduct: '关于此产品',
  discountCode: '折扣码',
  apply: '使用',
  addToCart: '加入购物车',
  addedToCart: '已加入购物车',

  reviewsTab: '评价（{count}）',
  reviews: { other: '{count} 条评价' },
  generalReviews: { other: '{count} 条总体评价' },
  addReview: '撰写评价',
  rating: '评分',
  submitReview: '提交评价',
  reviewNotSent: '这是演示商城：您的评价不会被发送',
});
