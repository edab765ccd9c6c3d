/** Lists of posts, one post, and what stands beside it. */
export const blog = {
  blog: 'Blog',
  posts: 'Posts',
  post: 'Post',
  page: 'Posts, page {page} of {pages}',
  pages: 'Pages of posts',
  readArticle: 'Read article',
  feed: 'New posts as an RSS feed',
  /** Prescribed. */
  noPosts: 'No posts found.',
  /** How many of all posts a search found. */
  found: '{count} of {total}',

  // One post.
  author: 'Author',
  neighbours: 'Previous and next post',
  previous: 'Previous',
  next: 'Next',

  // Beside it.
  /** Above the headings of the post. */
  contents: 'In this article',
  searchField: 'Words in the title',
  recent: 'Recent Posts',
  /** The link leads to the blog. */
  searchNeedsScripts:
    'Searching the posts and choosing a category need scripts. <link>All posts</link>',
  hotItem: 'Hot Item',

  // Comments.
  leaveComment: 'Leave a Comment',
  comment: 'Comment',
  postComment: 'Post Comment',
  commentNotStored: 'This is a demo blog: your comment is not stored',
} as const;
