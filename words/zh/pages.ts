import { translation } from '../translation';

export const pages = translation('zh', 'pages', {
  '/': {
    name: '首页',
    title: '我们制造什么，如何联系我们',
    description: '本公司制造什么、为谁制造，提供哪些服务和产品，以及您可以与谁洽谈。',
  },
  '/home-1': {
    name: '建筑工程',
    title: '建筑工程用产品',
    description: '我们为建筑工程领域制造的产品，以及我们的服务和最新项目。',
  },
  '/home-2': {
    name: '行业',
    title: '工业用产品',
    description: '我们供货的行业、为各行业制造的产品，以及免费咨询表单：从初次咨询到交货。',
  },
  '/about': {
    name: '关于我们',
    title: '关于我们：我们是谁，制造什么',
    description: '我们是谁，制造什么，谁与我们合作，以及我们的优势。',
  },
  '/about-2': {
    name: '我们的故事',
    title: '我们的故事：我们如何走到今天',
    description: '分三个阶段讲述公司的历程，以及其背后的人与缘由。',
  },
  '/service': {
    name: '服务',
    title: '服务：我们为客户做什么',
    description: '我们为客户提供的全部服务，每项服务均附图片、参数和能力范围。',
  },
  '/service-2': {
    name: '服务一览',
    title: '服务一览',
    description: '全部服务的图文概览，一眼找到合适的服务。',
  },
  '/service-single': {
    name: '服务聚焦',
    title: '服务聚焦：一份订单如何在我们手中完成',
    description: '以一项服务为例，通过图片、参数和能力范围，详细展示我们的工作方式。',
  },
  '/clients': {
    name: '我们的客户',
    title: '我们的客户：谁与我们合作',
    description: '向我们订货的企业和个人，以及他们的评价。',
  },
  '/manufacture': {
    name: '设备',
    title: '设备：我们用哪些设备制造产品',
    description: '以图片展示我们所交付产品背后的设备和厂房。',
  },
  '/certificate': {
    name: '证书',
    title: '证书与文档',
    description: '我们的证书，以及通过一次性验证码解锁的文档。',
  },
  '/certificate/unlock': {
    name: '解锁证书',
    title: '解锁证书',
    description: '供未启用脚本的浏览器查看已锁定证书的步骤：申请、验证码、文档。',
  },
  '/portfolio': {
    name: '项目案例',
    title: '项目案例：我们制造过什么',
    description: '部分产品和项目的图片，以及可供下载的完整项目案例集。',
  },
  '/portfolio-details': {
    name: '项目详解',
    title: '项目详解：从初次沟通到交货',
    description: '跟随一个项目，了解从客户咨询、各个阶段直到交货的全过程。',
  },
  '/sustainability': {
    name: '可持续发展',
    title: '可持续发展：我们的行动',
    description: '以文字和图片说明我们为环境所做的工作，以及仍需努力之处。',
  },
  '/team-1': {
    name: '我们的团队',
    title: '我们的团队：产品背后的人',
    description: '从最初的询问到交货之日，为您的订单负责的人。',
  },
  '/team-2': {
    name: '团队概览',
    title: '团队概览',
    description: '团队成员简明一览，附工作领域和联系方式。',
  },
  '/team-3': {
    name: '员工风采',
    title: '公司员工风采',
    description: '以大幅人像介绍公司员工及其职责。',
  },
  '/team-details': {
    name: '个人简介',
    title: '个人简介：您订单背后的人',
    description: '一位团队成员的简介：工作领域、技能、教育背景和联系方式。',
  },
  '/shop': {
    name: '商城',
    title: '商城：我们的产品',
    description: '我们的产品及其图片、技术参数、文档和价格。',
  },
  '/shop/filtered': {
    name: '商城',
    title: '商城：部分产品',
    description: '商城中符合所选条件的产品：类别、材质、重量或尺寸。',
  },
  '/shop/compare': {
    name: '产品对比',
    title: '产品并列对比',
    description: '并列对比商城中最多三种产品的全部参数。',
  },
  '/shop-details': {
    name: '本月产品',
    title: '本月产品：来自我们商城的一款产品',
    description: '商城本月精选产品：图片、技术参数、文档和价格。',
  },
  '/shop-single': {
    name: '精选产品',
    title: '精选产品：深入了解',
    description: '深入了解商城中的一款产品：图片、技术参数和买家评价。',
  },
  '/cart': {
    name: '购物车',
    title: '您的购物车',
    description: '您放入本演示商城购物车的产品，附数量和合计。',
  },
  '/checkout': {
    name: '结算',
    title: '结算',
    description: '本演示商城的最后一步：地址、优惠码和付款。不会产生订单。',
  },
  '/blog': {
    name: '博客',
    title: '博客：关于我们的工作',
    description: '由一线人员撰写的文章，介绍我们制造什么、如何制造，以及如何做好采购。',
  },
  '/blog-2': {
    name: '短文',
    title: '短文，两列显示',
    description: '团队成员撰写的工作短文，每篇配图。',
  },
  '/blog-3': {
    name: '图说文章',
    title: '图说文章，三列显示',
    description: '我们经常解释的内容，每篇一张图片和简短文字。',
  },
  '/blog-right': {
    name: '按主题浏览文章',
    title: '按主题浏览文章，可搜索',
    description: '我们的文章，侧边栏提供搜索、类别和产品。',
  },
  '/blog-single': {
    name: '文章',
    title: '博客最新文章',
    description: '博客的最新文章，侧边提供搜索、类别和近期文章。',
  },
  '/blog-single-right': {
    name: '最新文章',
    title: '最新文章及其他文章',
    description: '博客的最新文章，其后为搜索、类别和近期文章。',
  },
  '/contact': {
    name: '联系我们',
    title: '联系我们：来信、来电或来访',
    description: '来信或来电：我们的地址和地图、电话和邮箱，以及咨询表单。',
  },
  '/contact/about': {
    name: '联系我们',
    title: '联系我们：咨询产品或服务',
    description: '供访客咨询某项产品或服务的联系表单，名称已预先填写。',
  },
  '/contact/result': {
    name: '您的留言',
    title: '留言发送结果',
    description: '未启用脚本的浏览器提交联系表单后显示的页面：已发送，或未发送及其原因。',
  },
  '/quote': {
    name: '询价',
    title: '为您的零件询价',
    description: '告诉我们您需要哪些零件、数量和材质，并发送图纸：我们将为您报价。',
  },
  '/quote/result': {
    name: '您的询价',
    title: '询价发送结果',
    description: '未启用脚本的浏览器提交询价表单后显示的页面：已发送，或未发送及其原因。',
  },
  '/faq': {
    name: '常见问题',
    title: '常见问题：采购方常问什么',
    description: '采购方最常见问题的解答：如何订货、我们需要了解什么、数量、价格和交货。',
  },
  '/downloads': {
    name: '资料下载',
    title: '资料下载：数据表、图纸和模型',
    description: '我们产品的数据表、图纸、CAD 模型、证书和使用说明书，可供下载。',
  },
  '/downloads/filtered': {
    name: '资料下载',
    title: '资料下载：部分文档',
    description: '某一类型、某一产品组或某一语言的文档。',
  },
  '/search': {
    name: '搜索',
    title: '搜索本网站',
    description: '产品、服务、文章和解答：在本网站的全部内容中查找名称、编号或尺寸。',
  },
  '/privacy': {
    name: '隐私',
    title: '隐私：本网站存储什么，联系哪些公司',
    description:
      '本网站在您的浏览器中保存的每个 Cookie 和每条记录，您发送的内容如何处理，以及何时会联系其他公司。',
  },
  '/error': {
    name: '页面未找到',
    title: '页面未找到',
    description: '当某个地址在本网站没有对应页面时，访客看到的画面。',
  },
});
