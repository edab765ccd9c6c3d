import { translation } from '../translation';

export const blog = translation('bn', 'blog', {
  blog: 'ব্লগ',
  posts: 'লেখা',
  post: 'লেখা',
  page: 'ব্লগের লেখা, পৃষ্ঠা {page}, মোট পৃষ্ঠা {pages}',
  pages: 'ব্লগের পৃষ্ঠাগুলো',
  readArticle: 'লেখাটি পড়ুন',
  feed: 'RSS ফিডে নতুন লেখা',
  noPosts: 'কোনো লেখা পাওয়া যায়নি।',
  found: '{total}টির মধ্যে {count}টি',

  author: 'লেখক',
  neighbours: 'আগের ও পরের লেখা',
  previous: 'আগেরটি',
  next: 'পরেরটি',

  contents: 'এই লেখায়',
  searchField: 'শিরোনামের শব্দ',
  recent: 'সাম্প্রতিক লেখা',
  searchNeedsScripts: 'লেখা খুঁজতে ও ক্যাটাগরি বেছে নিতে স্ক্রিপ্ট চালু থাকা প্রয়োজন। <link>সব লেখা</link>',
  hotItem: 'আলোচিত পণ্য',

  leaveComment: 'মন্তব্য লিখুন',
  comment: 'মন্তব্য',
  postComment: 'মন্তব্য পাঠান',
  commentNotStored: 'এটি একটি ডেমো ব্লগ: আপনার মন্তব্য সংরক্ষণ করা হয় না',
});
