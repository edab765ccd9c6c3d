/** The company film on the video site, shown where the content names no other. */
export const companyVideoId = 'aqz-KE-bpKQ';
