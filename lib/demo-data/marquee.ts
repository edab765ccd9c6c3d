export const marqueeWords = {
  buildings: ['Commercial', 'Residential', 'Multipurpose', 'Hotel or resort'],
  joints: ['Nodes', 'Pins', 'Tie rods', 'Bearings', 'Anchors', 'Clevises'],
  trades: ['Closed-die forging', 'Ring rolling', 'Heat treatment', 'CNC machining', 'Inspection'],
  parts: ['Shafts', 'Rings', 'Gears', 'Flanges', 'Hooks', 'Tie rods', 'Bearings'],
};
