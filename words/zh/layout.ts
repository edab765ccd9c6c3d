import { translation } from '../translation';

export const layout = translation('zh', 'layout', {
  skipToContent: '跳至正文',
  phoneAndAddress: '电话和地址',
  home: '首页',
  callAnyTime: '欢迎随时致电',
  mainMenu: '主菜单',
  openMenu: '菜单',
  closeMenu: '关闭菜单',
  breadcrumb: '当前位置',
  backToTop: '返回顶部',
  preview: '预览',
  previewOnlyForYou: '含草稿的预览，仅您可见。',
  leavePreview: '退出预览',
  footer: {
    menu: '页脚菜单',
    menuTitle: '主菜单',
    gallery: '公司图片',
    viewAllProducts: '查看全部产品',
    consultation: '获取免费咨询',
    official: '公司信息',
    viewMap: '查看地图',
    addressesAndMap: '地址与地图',
    more: '更多页面',
    legal: '法律信息',
  },
});
