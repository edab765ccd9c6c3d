/** Shown if the content names no other video. */
export const companyVideoId = 'aqz-KE-bpKQ';
