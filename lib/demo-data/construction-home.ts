export const constructionBanner = {
  text: 'Nodes, pins, tie rods and bearings, forged to your structural drawing, machined to their fit and traced to one melt.',
  picture: {
    src: '/pictures/construction/steel-tower.jpg',
    alt: 'Steel-frame tower under construction with work lights and tower crane at dusk',
  },
};

export const constructionAbout = {
  title: 'Where two beams meet, we begin',
  description:
    'A frame is as strong as its joints. We forge them from one piece, so that force flows around the corner with the grain of the steel instead of through a weld. Your engineer sends the loads; ours answers with a node, its weight and a date.',
  image: {
    src: '/pictures/construction/bolted-connection.jpg',
    alt: 'Close-up of a bolted steel beam-to-column connection with end plate and welds',
  },
  videoId: undefined,
  blocks: [
    {
      subtitle: 'Less welding on site',
      title:
        'Nodes arrive drilled and faced. What is left for the crane is to set them and close the bolts.',
    },
    {
      subtitle: 'One lot for each joint',
      title:
        'Parts are boxed by joint number with their certificate, so the bolting record closes by a scan.',
    },
  ],
};

export const constructionFilm = {
  title: 'From hot steel to the joint that carries a roof',
  text: 'A pass through the works: sawing, heating, forging, machining and testing.',
  picture: {
    src: '/pictures/industries/hot-billets.jpg',
    alt: '',
  },
};
