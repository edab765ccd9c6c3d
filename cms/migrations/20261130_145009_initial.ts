import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`products_specifications\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_specifications_order_idx\` ON \`products_specifications\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_specifications_parent_id_idx\` ON \`products_specifications\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`title\` text,
  	\`size\` numeric,
  	\`file_id\` integer,
  	\`locked_file_id\` integer,
  	\`language\` text,
  	\`revision\` text,
  	\`date\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`locked_file_id\`) REFERENCES \`locked_documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_documents_order_idx\` ON \`products_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_documents_parent_id_idx\` ON \`products_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_documents_file_idx\` ON \`products_documents\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`products_documents_locked_file_idx\` ON \`products_documents\` (\`locked_file_id\`);`)
  await db.run(sql`CREATE TABLE \`products\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`thumbnail_id\` integer,
  	\`sku\` text,
  	\`category\` text,
  	\`price\` text,
  	\`discount_price\` text,
  	\`short_description\` text,
  	\`html\` text,
  	\`country_of_origin\` text,
  	\`hs_code\` text,
  	\`lead_time\` text,
  	\`changed_on\` text,
  	\`contact_id\` integer,
  	\`slug\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer DEFAULT false,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`contact_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`products__order_idx\` ON \`products\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_thumbnail_idx\` ON \`products\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`products_contact_idx\` ON \`products\` (\`contact_id\`);`)
  await db.run(sql`CREATE INDEX \`products_seo_seo_image_idx\` ON \`products\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`products_deleted_at_idx\` ON \`products\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_specifications\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_specifications_order_idx\` ON \`_products_v_version_specifications\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_specifications_parent_id_idx\` ON \`_products_v_version_specifications\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text,
  	\`title\` text,
  	\`size\` numeric,
  	\`file_id\` integer,
  	\`locked_file_id\` integer,
  	\`language\` text,
  	\`revision\` text,
  	\`date\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`locked_file_id\`) REFERENCES \`locked_documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_documents_order_idx\` ON \`_products_v_version_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_documents_parent_id_idx\` ON \`_products_v_version_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_documents_file_idx\` ON \`_products_v_version_documents\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_documents_locked_file_idx\` ON \`_products_v_version_documents\` (\`locked_file_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_sku\` text,
  	\`version_category\` text,
  	\`version_price\` text,
  	\`version_discount_price\` text,
  	\`version_short_description\` text,
  	\`version_html\` text,
  	\`version_country_of_origin\` text,
  	\`version_hs_code\` text,
  	\`version_lead_time\` text,
  	\`version_changed_on\` text,
  	\`version_contact_id\` integer,
  	\`version_slug\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer DEFAULT false,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_contact_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__order_idx\` ON \`_products_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_thumbnail_idx\` ON \`_products_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_contact_idx\` ON \`_products_v\` (\`version_contact_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_seo_version_seo_image_idx\` ON \`_products_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_deleted_at_idx\` ON \`_products_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__status_idx\` ON \`_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_latest_idx\` ON \`_products_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`product_id\` integer,
  	\`name\` text,
  	\`date\` text,
  	\`rating\` numeric,
  	\`text\` text,
  	\`image_id\` integer,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reviews__order_idx\` ON \`reviews\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`reviews_product_idx\` ON \`reviews\` (\`product_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_image_idx\` ON \`reviews\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_deleted_at_idx\` ON \`reviews\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews__status_idx\` ON \`reviews\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_reviews_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_product_id\` integer,
  	\`version_name\` text,
  	\`version_date\` text,
  	\`version_rating\` numeric,
  	\`version_text\` text,
  	\`version_image_id\` integer,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_reviews_v_parent_idx\` ON \`_reviews_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version__order_idx\` ON \`_reviews_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_product_idx\` ON \`_reviews_v\` (\`version_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_image_idx\` ON \`_reviews_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_updated_at_idx\` ON \`_reviews_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_created_at_idx\` ON \`_reviews_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version_deleted_at_idx\` ON \`_reviews_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_version_version__status_idx\` ON \`_reviews_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_created_at_idx\` ON \`_reviews_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_updated_at_idx\` ON \`_reviews_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reviews_v_latest_idx\` ON \`_reviews_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`services_images\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`path_id\` integer,
  	FOREIGN KEY (\`path_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_images_order_idx\` ON \`services_images\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_images_parent_id_idx\` ON \`services_images\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_images_path_idx\` ON \`services_images\` (\`path_id\`);`)
  await db.run(sql`CREATE TABLE \`services_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_facts_order_idx\` ON \`services_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_facts_parent_id_idx\` ON \`services_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`title\` text,
  	\`size\` numeric,
  	\`file_id\` integer,
  	\`locked_file_id\` integer,
  	\`language\` text,
  	\`revision\` text,
  	\`date\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`locked_file_id\`) REFERENCES \`locked_documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_documents_order_idx\` ON \`services_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_documents_parent_id_idx\` ON \`services_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_documents_file_idx\` ON \`services_documents\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`services_documents_locked_file_idx\` ON \`services_documents\` (\`locked_file_id\`);`)
  await db.run(sql`CREATE TABLE \`services_places\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`services_places_order_idx\` ON \`services_places\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`services_places_parent_idx\` ON \`services_places\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`services\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`thumbnail_id\` integer,
  	\`thumbnail_portrait_id\` integer,
  	\`slide_picture_id\` integer,
  	\`card_picture_id\` integer,
  	\`short_description\` text,
  	\`html\` text,
  	\`station_title\` text,
  	\`station_distance\` numeric,
  	\`station_temperature\` numeric,
  	\`station_second_temperature\` numeric,
  	\`station_trace\` text,
  	\`changed_on\` text,
  	\`contact_id\` integer,
  	\`slug\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer DEFAULT false,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`thumbnail_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`slide_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`card_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`contact_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`services__order_idx\` ON \`services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_thumbnail_idx\` ON \`services\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`services_thumbnail_portrait_idx\` ON \`services\` (\`thumbnail_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`services_slide_picture_idx\` ON \`services\` (\`slide_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`services_card_picture_idx\` ON \`services\` (\`card_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`services_contact_idx\` ON \`services\` (\`contact_id\`);`)
  await db.run(sql`CREATE INDEX \`services_seo_seo_image_idx\` ON \`services\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`services_deleted_at_idx\` ON \`services\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`services__status_idx\` ON \`services\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_images\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`path_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`path_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_images_order_idx\` ON \`_services_v_version_images\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_images_parent_id_idx\` ON \`_services_v_version_images\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_images_path_idx\` ON \`_services_v_version_images\` (\`path_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_facts_order_idx\` ON \`_services_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_facts_parent_id_idx\` ON \`_services_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text,
  	\`title\` text,
  	\`size\` numeric,
  	\`file_id\` integer,
  	\`locked_file_id\` integer,
  	\`language\` text,
  	\`revision\` text,
  	\`date\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`locked_file_id\`) REFERENCES \`locked_documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_documents_order_idx\` ON \`_services_v_version_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_documents_parent_id_idx\` ON \`_services_v_version_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_documents_file_idx\` ON \`_services_v_version_documents\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_documents_locked_file_idx\` ON \`_services_v_version_documents\` (\`locked_file_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v_version_places\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_version_places_order_idx\` ON \`_services_v_version_places\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_places_parent_idx\` ON \`_services_v_version_places\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_services_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_thumbnail_portrait_id\` integer,
  	\`version_slide_picture_id\` integer,
  	\`version_card_picture_id\` integer,
  	\`version_short_description\` text,
  	\`version_html\` text,
  	\`version_station_title\` text,
  	\`version_station_distance\` numeric,
  	\`version_station_temperature\` numeric,
  	\`version_station_second_temperature\` numeric,
  	\`version_station_trace\` text,
  	\`version_changed_on\` text,
  	\`version_contact_id\` integer,
  	\`version_slug\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer DEFAULT false,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_slide_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_card_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_contact_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__order_idx\` ON \`_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_thumbnail_idx\` ON \`_services_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_thumbnail_portrait_idx\` ON \`_services_v\` (\`version_thumbnail_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_slide_picture_idx\` ON \`_services_v\` (\`version_slide_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_card_picture_idx\` ON \`_services_v\` (\`version_card_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_contact_idx\` ON \`_services_v\` (\`version_contact_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_seo_version_seo_image_idx\` ON \`_services_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_updated_at_idx\` ON \`_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_created_at_idx\` ON \`_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_deleted_at_idx\` ON \`_services_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__status_idx\` ON \`_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_created_at_idx\` ON \`_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_updated_at_idx\` ON \`_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_latest_idx\` ON \`_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`posts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`short_description\` text,
  	\`thumbnail_id\` integer,
  	\`date\` text,
  	\`author\` text,
  	\`video_url\` text,
  	\`html\` text,
  	\`changed_on\` text,
  	\`slug\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer DEFAULT false,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`posts__order_idx\` ON \`posts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`posts_thumbnail_idx\` ON \`posts\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_seo_seo_image_idx\` ON \`posts\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_deleted_at_idx\` ON \`posts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`posts_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_texts_order_parent\` ON \`posts_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_short_description\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_date\` text,
  	\`version_author\` text,
  	\`version_video_url\` text,
  	\`version_html\` text,
  	\`version_changed_on\` text,
  	\`version_slug\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer DEFAULT false,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__order_idx\` ON \`_posts_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_thumbnail_idx\` ON \`_posts_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_seo_version_seo_image_idx\` ON \`_posts_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_deleted_at_idx\` ON \`_posts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_texts_order_parent\` ON \`_posts_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`blog_categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`blog_categories__order_idx\` ON \`blog_categories\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`blog_categories_updated_at_idx\` ON \`blog_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_categories_created_at_idx\` ON \`blog_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_categories_deleted_at_idx\` ON \`blog_categories\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`blog_categories__status_idx\` ON \`blog_categories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_blog_categories_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blog_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_blog_categories_v_parent_idx\` ON \`_blog_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blog_categories_v_version_version__order_idx\` ON \`_blog_categories_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_blog_categories_v_version_version_updated_at_idx\` ON \`_blog_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_categories_v_version_version_created_at_idx\` ON \`_blog_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_categories_v_version_version_deleted_at_idx\` ON \`_blog_categories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_categories_v_version_version__status_idx\` ON \`_blog_categories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blog_categories_v_created_at_idx\` ON \`_blog_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_categories_v_updated_at_idx\` ON \`_blog_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blog_categories_v_latest_idx\` ON \`_blog_categories_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`alt\` text NOT NULL,
  	\`public_path\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_thumbnail_url\` text,
  	\`sizes_thumbnail_width\` numeric,
  	\`sizes_thumbnail_height\` numeric,
  	\`sizes_thumbnail_mime_type\` text,
  	\`sizes_thumbnail_filesize\` numeric,
  	\`sizes_thumbnail_filename\` text,
  	\`sizes_portrait_url\` text,
  	\`sizes_portrait_width\` numeric,
  	\`sizes_portrait_height\` numeric,
  	\`sizes_portrait_mime_type\` text,
  	\`sizes_portrait_filesize\` numeric,
  	\`sizes_portrait_filename\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_public_path_idx\` ON \`media\` (\`public_path\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_thumbnail_sizes_thumbnail_filename_idx\` ON \`media\` (\`sizes_thumbnail_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_portrait_sizes_portrait_filename_idx\` ON \`media\` (\`sizes_portrait_filename\`);`)
  await db.run(sql`CREATE TABLE \`case_studies\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`figures\` text,
  	\`text\` text,
  	\`thumbnail_id\` integer,
  	\`part_id\` integer,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`part_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`case_studies__order_idx\` ON \`case_studies\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_thumbnail_idx\` ON \`case_studies\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_part_idx\` ON \`case_studies\` (\`part_id\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_updated_at_idx\` ON \`case_studies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_created_at_idx\` ON \`case_studies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`case_studies_deleted_at_idx\` ON \`case_studies\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`case_studies__status_idx\` ON \`case_studies\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_case_studies_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_figures\` text,
  	\`version_text\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_part_id\` integer,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_part_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_case_studies_v_parent_idx\` ON \`_case_studies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version__order_idx\` ON \`_case_studies_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_thumbnail_idx\` ON \`_case_studies_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_part_idx\` ON \`_case_studies_v\` (\`version_part_id\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_updated_at_idx\` ON \`_case_studies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_created_at_idx\` ON \`_case_studies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version_deleted_at_idx\` ON \`_case_studies_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_version_version__status_idx\` ON \`_case_studies_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_created_at_idx\` ON \`_case_studies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_updated_at_idx\` ON \`_case_studies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_case_studies_v_latest_idx\` ON \`_case_studies_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`customers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`figures\` text,
  	\`text\` text,
  	\`thumbnail_id\` integer,
  	\`part_id\` integer,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`part_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`customers__order_idx\` ON \`customers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`customers_thumbnail_idx\` ON \`customers\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`customers_part_idx\` ON \`customers\` (\`part_id\`);`)
  await db.run(sql`CREATE INDEX \`customers_updated_at_idx\` ON \`customers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customers_created_at_idx\` ON \`customers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`customers_deleted_at_idx\` ON \`customers\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`customers__status_idx\` ON \`customers\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_customers_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_figures\` text,
  	\`version_text\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_part_id\` integer,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_part_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_customers_v_parent_idx\` ON \`_customers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_customers_v_version_version__order_idx\` ON \`_customers_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_customers_v_version_version_thumbnail_idx\` ON \`_customers_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_customers_v_version_version_part_idx\` ON \`_customers_v\` (\`version_part_id\`);`)
  await db.run(sql`CREATE INDEX \`_customers_v_version_version_updated_at_idx\` ON \`_customers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_customers_v_version_version_created_at_idx\` ON \`_customers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_customers_v_version_version_deleted_at_idx\` ON \`_customers_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_customers_v_version_version__status_idx\` ON \`_customers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_customers_v_created_at_idx\` ON \`_customers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_customers_v_updated_at_idx\` ON \`_customers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_customers_v_latest_idx\` ON \`_customers_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`buyers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`figures\` text,
  	\`text\` text,
  	\`thumbnail_id\` integer,
  	\`part_id\` integer,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`part_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`buyers__order_idx\` ON \`buyers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`buyers_thumbnail_idx\` ON \`buyers\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`buyers_part_idx\` ON \`buyers\` (\`part_id\`);`)
  await db.run(sql`CREATE INDEX \`buyers_updated_at_idx\` ON \`buyers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`buyers_created_at_idx\` ON \`buyers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`buyers_deleted_at_idx\` ON \`buyers\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`buyers__status_idx\` ON \`buyers\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_buyers_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_figures\` text,
  	\`version_text\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_part_id\` integer,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`buyers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_part_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_buyers_v_parent_idx\` ON \`_buyers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_buyers_v_version_version__order_idx\` ON \`_buyers_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_buyers_v_version_version_thumbnail_idx\` ON \`_buyers_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_buyers_v_version_version_part_idx\` ON \`_buyers_v\` (\`version_part_id\`);`)
  await db.run(sql`CREATE INDEX \`_buyers_v_version_version_updated_at_idx\` ON \`_buyers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_buyers_v_version_version_created_at_idx\` ON \`_buyers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_buyers_v_version_version_deleted_at_idx\` ON \`_buyers_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_buyers_v_version_version__status_idx\` ON \`_buyers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_buyers_v_created_at_idx\` ON \`_buyers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_buyers_v_updated_at_idx\` ON \`_buyers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_buyers_v_latest_idx\` ON \`_buyers_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`excellence\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`figures\` text,
  	\`text\` text,
  	\`thumbnail_id\` integer,
  	\`part_id\` integer,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`part_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`excellence__order_idx\` ON \`excellence\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`excellence_thumbnail_idx\` ON \`excellence\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`excellence_part_idx\` ON \`excellence\` (\`part_id\`);`)
  await db.run(sql`CREATE INDEX \`excellence_updated_at_idx\` ON \`excellence\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`excellence_created_at_idx\` ON \`excellence\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`excellence_deleted_at_idx\` ON \`excellence\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`excellence__status_idx\` ON \`excellence\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_excellence_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_figures\` text,
  	\`version_text\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_part_id\` integer,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`excellence\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_part_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_excellence_v_parent_idx\` ON \`_excellence_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_excellence_v_version_version__order_idx\` ON \`_excellence_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_excellence_v_version_version_thumbnail_idx\` ON \`_excellence_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_excellence_v_version_version_part_idx\` ON \`_excellence_v\` (\`version_part_id\`);`)
  await db.run(sql`CREATE INDEX \`_excellence_v_version_version_updated_at_idx\` ON \`_excellence_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_excellence_v_version_version_created_at_idx\` ON \`_excellence_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_excellence_v_version_version_deleted_at_idx\` ON \`_excellence_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_excellence_v_version_version__status_idx\` ON \`_excellence_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_excellence_v_created_at_idx\` ON \`_excellence_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_excellence_v_updated_at_idx\` ON \`_excellence_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_excellence_v_latest_idx\` ON \`_excellence_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`portfolio\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`figures\` text,
  	\`text\` text,
  	\`thumbnail_id\` integer,
  	\`part_id\` integer,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`part_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`portfolio__order_idx\` ON \`portfolio\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`portfolio_thumbnail_idx\` ON \`portfolio\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`portfolio_part_idx\` ON \`portfolio\` (\`part_id\`);`)
  await db.run(sql`CREATE INDEX \`portfolio_updated_at_idx\` ON \`portfolio\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`portfolio_created_at_idx\` ON \`portfolio\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`portfolio_deleted_at_idx\` ON \`portfolio\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`portfolio__status_idx\` ON \`portfolio\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_portfolio_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_figures\` text,
  	\`version_text\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_part_id\` integer,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`portfolio\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_part_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_portfolio_v_parent_idx\` ON \`_portfolio_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_v_version_version__order_idx\` ON \`_portfolio_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_v_version_version_thumbnail_idx\` ON \`_portfolio_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_v_version_version_part_idx\` ON \`_portfolio_v\` (\`version_part_id\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_v_version_version_updated_at_idx\` ON \`_portfolio_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_v_version_version_created_at_idx\` ON \`_portfolio_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_v_version_version_deleted_at_idx\` ON \`_portfolio_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_v_version_version__status_idx\` ON \`_portfolio_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_v_created_at_idx\` ON \`_portfolio_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_v_updated_at_idx\` ON \`_portfolio_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_v_latest_idx\` ON \`_portfolio_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`equipment\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`figures\` text,
  	\`text\` text,
  	\`thumbnail_id\` integer,
  	\`part_id\` integer,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`part_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`equipment__order_idx\` ON \`equipment\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`equipment_thumbnail_idx\` ON \`equipment\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`equipment_part_idx\` ON \`equipment\` (\`part_id\`);`)
  await db.run(sql`CREATE INDEX \`equipment_updated_at_idx\` ON \`equipment\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`equipment_created_at_idx\` ON \`equipment\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`equipment_deleted_at_idx\` ON \`equipment\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`equipment__status_idx\` ON \`equipment\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_equipment_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_figures\` text,
  	\`version_text\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_part_id\` integer,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`equipment\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_part_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_equipment_v_parent_idx\` ON \`_equipment_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_equipment_v_version_version__order_idx\` ON \`_equipment_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_equipment_v_version_version_thumbnail_idx\` ON \`_equipment_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_equipment_v_version_version_part_idx\` ON \`_equipment_v\` (\`version_part_id\`);`)
  await db.run(sql`CREATE INDEX \`_equipment_v_version_version_updated_at_idx\` ON \`_equipment_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_equipment_v_version_version_created_at_idx\` ON \`_equipment_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_equipment_v_version_version_deleted_at_idx\` ON \`_equipment_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_equipment_v_version_version__status_idx\` ON \`_equipment_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_equipment_v_created_at_idx\` ON \`_equipment_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_equipment_v_updated_at_idx\` ON \`_equipment_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_equipment_v_latest_idx\` ON \`_equipment_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`figures\` text,
  	\`text\` text,
  	\`thumbnail_id\` integer,
  	\`part_id\` integer,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`part_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`documents__order_idx\` ON \`documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`documents_thumbnail_idx\` ON \`documents\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_part_idx\` ON \`documents\` (\`part_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_deleted_at_idx\` ON \`documents\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`documents__status_idx\` ON \`documents\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_documents_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_figures\` text,
  	\`version_text\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_part_id\` integer,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_part_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_documents_v_parent_idx\` ON \`_documents_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version__order_idx\` ON \`_documents_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_thumbnail_idx\` ON \`_documents_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_part_idx\` ON \`_documents_v\` (\`version_part_id\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_updated_at_idx\` ON \`_documents_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_created_at_idx\` ON \`_documents_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version_deleted_at_idx\` ON \`_documents_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_version_version__status_idx\` ON \`_documents_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_created_at_idx\` ON \`_documents_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_updated_at_idx\` ON \`_documents_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_documents_v_latest_idx\` ON \`_documents_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`pages_headings\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`section\` text,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_headings_order_idx\` ON \`pages_headings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_headings_parent_id_idx\` ON \`pages_headings\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`text_block\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`html\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`text_block_order_idx\` ON \`text_block\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`text_block_parent_id_idx\` ON \`text_block\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`text_block_path_idx\` ON \`text_block\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`picture_block\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`caption\` text,
  	\`image_portrait_id\` integer,
  	\`block_name\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`picture_block_order_idx\` ON \`picture_block\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`picture_block_parent_id_idx\` ON \`picture_block\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`picture_block_path_idx\` ON \`picture_block\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`picture_block_image_idx\` ON \`picture_block\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`picture_block_image_portrait_idx\` ON \`picture_block\` (\`image_portrait_id\`);`)
  await db.run(sql`CREATE TABLE \`gallery_block_pictures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	\`caption\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`gallery_block\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`gallery_block_pictures_order_idx\` ON \`gallery_block_pictures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`gallery_block_pictures_parent_id_idx\` ON \`gallery_block_pictures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`gallery_block_pictures_image_idx\` ON \`gallery_block_pictures\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`gallery_block\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`gallery_block_order_idx\` ON \`gallery_block\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`gallery_block_parent_id_idx\` ON \`gallery_block\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`gallery_block_path_idx\` ON \`gallery_block\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`table_block_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`table_block\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`table_block_rows_order_idx\` ON \`table_block_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`table_block_rows_parent_id_idx\` ON \`table_block_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`table_block\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`table_block_order_idx\` ON \`table_block\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`table_block_parent_id_idx\` ON \`table_block\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`table_block_path_idx\` ON \`table_block\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`facts_block_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`facts_block\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`facts_block_facts_order_idx\` ON \`facts_block_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`facts_block_facts_parent_id_idx\` ON \`facts_block_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`facts_block\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`facts_block_order_idx\` ON \`facts_block\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`facts_block_parent_id_idx\` ON \`facts_block\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`facts_block_path_idx\` ON \`facts_block\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`action_block\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`label\` text,
  	\`link\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`action_block_order_idx\` ON \`action_block\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`action_block_parent_id_idx\` ON \`action_block\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`action_block_path_idx\` ON \`action_block\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`downloads_block_downloads\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`file_id\` integer,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`downloads_block\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`downloads_block_downloads_order_idx\` ON \`downloads_block_downloads\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`downloads_block_downloads_parent_id_idx\` ON \`downloads_block_downloads\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`downloads_block_downloads_file_idx\` ON \`downloads_block_downloads\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`downloads_block\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`downloads_block_order_idx\` ON \`downloads_block\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`downloads_block_parent_id_idx\` ON \`downloads_block\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`downloads_block_path_idx\` ON \`downloads_block\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`path\` text,
  	\`name\` text,
  	\`introduction\` text,
  	\`image_id\` integer,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer DEFAULT false,
  	\`changed_on\` text,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages__order_idx\` ON \`pages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_image_idx\` ON \`pages\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_seo_seo_image_idx\` ON \`pages\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_texts_order_parent\` ON \`pages_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_headings\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`section\` text,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_headings_order_idx\` ON \`_pages_v_version_headings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_headings_parent_id_idx\` ON \`_pages_v_version_headings\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_text_block_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`html\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_text_block_v_order_idx\` ON \`_text_block_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_text_block_v_parent_id_idx\` ON \`_text_block_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_text_block_v_path_idx\` ON \`_text_block_v\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_picture_block_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`caption\` text,
  	\`image_portrait_id\` integer,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_picture_block_v_order_idx\` ON \`_picture_block_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_picture_block_v_parent_id_idx\` ON \`_picture_block_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_picture_block_v_path_idx\` ON \`_picture_block_v\` (\`_path\`);`)
  await db.run(sql`CREATE INDEX \`_picture_block_v_image_idx\` ON \`_picture_block_v\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`_picture_block_v_image_portrait_idx\` ON \`_picture_block_v\` (\`image_portrait_id\`);`)
  await db.run(sql`CREATE TABLE \`_gallery_block_v_pictures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`caption\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_gallery_block_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_gallery_block_v_pictures_order_idx\` ON \`_gallery_block_v_pictures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_block_v_pictures_parent_id_idx\` ON \`_gallery_block_v_pictures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_block_v_pictures_image_idx\` ON \`_gallery_block_v_pictures\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_gallery_block_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_gallery_block_v_order_idx\` ON \`_gallery_block_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_block_v_parent_id_idx\` ON \`_gallery_block_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_gallery_block_v_path_idx\` ON \`_gallery_block_v\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_table_block_v_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_table_block_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_table_block_v_rows_order_idx\` ON \`_table_block_v_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_table_block_v_rows_parent_id_idx\` ON \`_table_block_v_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_table_block_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_table_block_v_order_idx\` ON \`_table_block_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_table_block_v_parent_id_idx\` ON \`_table_block_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_table_block_v_path_idx\` ON \`_table_block_v\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_facts_block_v_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_facts_block_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_facts_block_v_facts_order_idx\` ON \`_facts_block_v_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_facts_block_v_facts_parent_id_idx\` ON \`_facts_block_v_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_facts_block_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_facts_block_v_order_idx\` ON \`_facts_block_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_facts_block_v_parent_id_idx\` ON \`_facts_block_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_facts_block_v_path_idx\` ON \`_facts_block_v\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_action_block_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`label\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_action_block_v_order_idx\` ON \`_action_block_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_action_block_v_parent_id_idx\` ON \`_action_block_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_action_block_v_path_idx\` ON \`_action_block_v\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_downloads_block_v_downloads\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`file_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_downloads_block_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_downloads_block_v_downloads_order_idx\` ON \`_downloads_block_v_downloads\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_block_v_downloads_parent_id_idx\` ON \`_downloads_block_v_downloads\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_block_v_downloads_file_idx\` ON \`_downloads_block_v_downloads\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_downloads_block_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_downloads_block_v_order_idx\` ON \`_downloads_block_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_block_v_parent_id_idx\` ON \`_downloads_block_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_block_v_path_idx\` ON \`_downloads_block_v\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_path\` text,
  	\`version_name\` text,
  	\`version_introduction\` text,
  	\`version_image_id\` integer,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer DEFAULT false,
  	\`version_changed_on\` text,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__order_idx\` ON \`_pages_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_image_idx\` ON \`_pages_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_version_seo_image_idx\` ON \`_pages_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_texts_order_parent\` ON \`_pages_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`team_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`team\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`team_links_order_idx\` ON \`team_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`team_links_parent_id_idx\` ON \`team_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`team_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`team\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`team_facts_order_idx\` ON \`team_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`team_facts_parent_id_idx\` ON \`team_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`team_skills\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`percent\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`team\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`team_skills_order_idx\` ON \`team_skills\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`team_skills_parent_id_idx\` ON \`team_skills\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`team_education\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`years\` text,
  	\`title\` text,
  	\`place\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`team\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`team_education_order_idx\` ON \`team_education\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`team_education_parent_id_idx\` ON \`team_education\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`team\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`position\` text,
  	\`field\` text,
  	\`summary\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`thumbnail_id\` integer,
  	\`html\` text,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`team__order_idx\` ON \`team\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`team_thumbnail_idx\` ON \`team\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`team_updated_at_idx\` ON \`team\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`team_created_at_idx\` ON \`team\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`team_deleted_at_idx\` ON \`team\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`team__status_idx\` ON \`team\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_team_v_version_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_team_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_team_v_version_links_order_idx\` ON \`_team_v_version_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_links_parent_id_idx\` ON \`_team_v_version_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_team_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_team_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_team_v_version_facts_order_idx\` ON \`_team_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_facts_parent_id_idx\` ON \`_team_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_team_v_version_skills\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`percent\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_team_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_team_v_version_skills_order_idx\` ON \`_team_v_version_skills\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_skills_parent_id_idx\` ON \`_team_v_version_skills\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_team_v_version_education\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`years\` text,
  	\`title\` text,
  	\`place\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_team_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_team_v_version_education_order_idx\` ON \`_team_v_version_education\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_education_parent_id_idx\` ON \`_team_v_version_education\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_team_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_position\` text,
  	\`version_field\` text,
  	\`version_summary\` text,
  	\`version_email\` text,
  	\`version_phone\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_html\` text,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`team\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_team_v_parent_idx\` ON \`_team_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_version__order_idx\` ON \`_team_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_version_thumbnail_idx\` ON \`_team_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_version_updated_at_idx\` ON \`_team_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_version_created_at_idx\` ON \`_team_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_version_deleted_at_idx\` ON \`_team_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_version_version__status_idx\` ON \`_team_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_created_at_idx\` ON \`_team_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_updated_at_idx\` ON \`_team_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_team_v_latest_idx\` ON \`_team_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`contacts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`position\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`thumbnail_id\` integer,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`contacts__order_idx\` ON \`contacts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contacts_thumbnail_idx\` ON \`contacts\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`contacts_updated_at_idx\` ON \`contacts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contacts_created_at_idx\` ON \`contacts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`contacts_deleted_at_idx\` ON \`contacts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`contacts__status_idx\` ON \`contacts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_contacts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_position\` text,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_contacts_v_parent_idx\` ON \`_contacts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_version__order_idx\` ON \`_contacts_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_version_thumbnail_idx\` ON \`_contacts_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_version_updated_at_idx\` ON \`_contacts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_version_created_at_idx\` ON \`_contacts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_version_deleted_at_idx\` ON \`_contacts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_version_version__status_idx\` ON \`_contacts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_created_at_idx\` ON \`_contacts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_updated_at_idx\` ON \`_contacts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contacts_v_latest_idx\` ON \`_contacts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`clients\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`thumbnail_id\` integer,
  	\`figures\` text,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`clients__order_idx\` ON \`clients\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`clients_thumbnail_idx\` ON \`clients\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`clients_updated_at_idx\` ON \`clients\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`clients_created_at_idx\` ON \`clients\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`clients_deleted_at_idx\` ON \`clients\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`clients__status_idx\` ON \`clients\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_clients_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_figures\` text,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`clients\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_clients_v_parent_idx\` ON \`_clients_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_version__order_idx\` ON \`_clients_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_version_thumbnail_idx\` ON \`_clients_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_version_updated_at_idx\` ON \`_clients_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_version_created_at_idx\` ON \`_clients_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_version_deleted_at_idx\` ON \`_clients_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_version_version__status_idx\` ON \`_clients_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_created_at_idx\` ON \`_clients_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_updated_at_idx\` ON \`_clients_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_clients_v_latest_idx\` ON \`_clients_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`downloads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`kind\` text,
  	\`title\` text,
  	\`size\` numeric,
  	\`file_id\` integer,
  	\`locked_file_id\` integer,
  	\`language\` text,
  	\`revision\` text,
  	\`date\` text,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`locked_file_id\`) REFERENCES \`locked_documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`downloads__order_idx\` ON \`downloads\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`downloads_file_idx\` ON \`downloads\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`downloads_locked_file_idx\` ON \`downloads\` (\`locked_file_id\`);`)
  await db.run(sql`CREATE INDEX \`downloads_updated_at_idx\` ON \`downloads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`downloads_created_at_idx\` ON \`downloads\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`downloads_deleted_at_idx\` ON \`downloads\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`downloads__status_idx\` ON \`downloads\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_downloads_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_kind\` text,
  	\`version_title\` text,
  	\`version_size\` numeric,
  	\`version_file_id\` integer,
  	\`version_locked_file_id\` integer,
  	\`version_language\` text,
  	\`version_revision\` text,
  	\`version_date\` text,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`downloads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_locked_file_id\`) REFERENCES \`locked_documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_downloads_v_parent_idx\` ON \`_downloads_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version__order_idx\` ON \`_downloads_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_file_idx\` ON \`_downloads_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_locked_file_idx\` ON \`_downloads_v\` (\`version_locked_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_updated_at_idx\` ON \`_downloads_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_created_at_idx\` ON \`_downloads_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_deleted_at_idx\` ON \`_downloads_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version__status_idx\` ON \`_downloads_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_created_at_idx\` ON \`_downloads_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_updated_at_idx\` ON \`_downloads_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_latest_idx\` ON \`_downloads_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`faq_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`faq\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`faq_entries_order_idx\` ON \`faq_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`faq_entries_parent_id_idx\` ON \`faq_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`faq\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`slug\` text,
  	\`thumbnail_id\` integer,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`faq__order_idx\` ON \`faq\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`faq_thumbnail_idx\` ON \`faq\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`faq_updated_at_idx\` ON \`faq\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_created_at_idx\` ON \`faq\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`faq_deleted_at_idx\` ON \`faq\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`faq__status_idx\` ON \`faq\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_faq_v_version_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_faq_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_faq_v_version_entries_order_idx\` ON \`_faq_v_version_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_version_entries_parent_id_idx\` ON \`_faq_v_version_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_faq_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_slug\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`faq\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_faq_v_parent_idx\` ON \`_faq_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_version_version__order_idx\` ON \`_faq_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_version_version_thumbnail_idx\` ON \`_faq_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_version_version_updated_at_idx\` ON \`_faq_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_version_version_created_at_idx\` ON \`_faq_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_version_version_deleted_at_idx\` ON \`_faq_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_version_version__status_idx\` ON \`_faq_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_created_at_idx\` ON \`_faq_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_updated_at_idx\` ON \`_faq_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_faq_v_latest_idx\` ON \`_faq_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`projects_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_facts_order_idx\` ON \`projects_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_facts_parent_id_idx\` ON \`projects_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_stages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`when\` text,
  	\`title\` text,
  	\`figures\` text,
  	\`text\` text,
  	\`thumbnail_id\` integer,
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_stages_order_idx\` ON \`projects_stages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_stages_parent_id_idx\` ON \`projects_stages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_stages_thumbnail_idx\` ON \`projects_stages\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE TABLE \`projects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`text\` text,
  	\`thumbnail_id\` integer,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`projects__order_idx\` ON \`projects\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_thumbnail_idx\` ON \`projects\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_updated_at_idx\` ON \`projects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`projects_created_at_idx\` ON \`projects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`projects_deleted_at_idx\` ON \`projects\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`projects__status_idx\` ON \`projects\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_facts_order_idx\` ON \`_projects_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_facts_parent_id_idx\` ON \`_projects_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_stages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`when\` text,
  	\`title\` text,
  	\`figures\` text,
  	\`text\` text,
  	\`thumbnail_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_stages_order_idx\` ON \`_projects_v_version_stages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_stages_parent_id_idx\` ON \`_projects_v_version_stages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_stages_thumbnail_idx\` ON \`_projects_v_version_stages\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_text\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_parent_idx\` ON \`_projects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version__order_idx\` ON \`_projects_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_thumbnail_idx\` ON \`_projects_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_updated_at_idx\` ON \`_projects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_created_at_idx\` ON \`_projects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_deleted_at_idx\` ON \`_projects_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version__status_idx\` ON \`_projects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_created_at_idx\` ON \`_projects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_updated_at_idx\` ON \`_projects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_latest_idx\` ON \`_projects_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`industries_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`industries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`industries_facts_order_idx\` ON \`industries_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`industries_facts_parent_id_idx\` ON \`industries_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`industries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`text\` text,
  	\`thumbnail_id\` integer,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`industries__order_idx\` ON \`industries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`industries_thumbnail_idx\` ON \`industries\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`industries_updated_at_idx\` ON \`industries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`industries_created_at_idx\` ON \`industries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`industries_deleted_at_idx\` ON \`industries\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`industries__status_idx\` ON \`industries\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_industries_v_version_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_industries_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_industries_v_version_facts_order_idx\` ON \`_industries_v_version_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_industries_v_version_facts_parent_id_idx\` ON \`_industries_v_version_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_industries_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_text\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`industries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_industries_v_parent_idx\` ON \`_industries_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_industries_v_version_version__order_idx\` ON \`_industries_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_industries_v_version_version_thumbnail_idx\` ON \`_industries_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_industries_v_version_version_updated_at_idx\` ON \`_industries_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_industries_v_version_version_created_at_idx\` ON \`_industries_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_industries_v_version_version_deleted_at_idx\` ON \`_industries_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_industries_v_version_version__status_idx\` ON \`_industries_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_industries_v_created_at_idx\` ON \`_industries_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_industries_v_updated_at_idx\` ON \`_industries_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_industries_v_latest_idx\` ON \`_industries_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`timeline\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`year\` text,
  	\`title\` text,
  	\`text\` text,
  	\`thumbnail_id\` integer,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`timeline__order_idx\` ON \`timeline\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`timeline_thumbnail_idx\` ON \`timeline\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`timeline_updated_at_idx\` ON \`timeline\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`timeline_created_at_idx\` ON \`timeline\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`timeline_deleted_at_idx\` ON \`timeline\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`timeline__status_idx\` ON \`timeline\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_timeline_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_year\` text,
  	\`version_title\` text,
  	\`version_text\` text,
  	\`version_thumbnail_id\` integer,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`timeline\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_timeline_v_parent_idx\` ON \`_timeline_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version__order_idx\` ON \`_timeline_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version_thumbnail_idx\` ON \`_timeline_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version_updated_at_idx\` ON \`_timeline_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version_created_at_idx\` ON \`_timeline_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version_deleted_at_idx\` ON \`_timeline_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version__status_idx\` ON \`_timeline_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_created_at_idx\` ON \`_timeline_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_updated_at_idx\` ON \`_timeline_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_latest_idx\` ON \`_timeline_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`locations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`address\` text,
  	\`region\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`locations__order_idx\` ON \`locations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`locations_updated_at_idx\` ON \`locations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`locations_created_at_idx\` ON \`locations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`locations_deleted_at_idx\` ON \`locations\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`locations__status_idx\` ON \`locations\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`locations_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`locations_texts_order_parent\` ON \`locations_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_locations_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_address\` text,
  	\`version_region\` text,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_locations_v_parent_idx\` ON \`_locations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_version__order_idx\` ON \`_locations_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_version_updated_at_idx\` ON \`_locations_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_version_created_at_idx\` ON \`_locations_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_version_deleted_at_idx\` ON \`_locations_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_version_version__status_idx\` ON \`_locations_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_created_at_idx\` ON \`_locations_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_updated_at_idx\` ON \`_locations_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_locations_v_latest_idx\` ON \`_locations_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_locations_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_locations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_locations_v_texts_order_parent\` ON \`_locations_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`social_links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`site_url\` text,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`social_links__order_idx\` ON \`social_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`social_links_updated_at_idx\` ON \`social_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`social_links_created_at_idx\` ON \`social_links\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`social_links_deleted_at_idx\` ON \`social_links\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`social_links__status_idx\` ON \`social_links\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_social_links_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_site_url\` text,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`social_links\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_social_links_v_parent_idx\` ON \`_social_links_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_social_links_v_version_version__order_idx\` ON \`_social_links_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_social_links_v_version_version_updated_at_idx\` ON \`_social_links_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_links_v_version_version_created_at_idx\` ON \`_social_links_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_links_v_version_version_deleted_at_idx\` ON \`_social_links_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_links_v_version_version__status_idx\` ON \`_social_links_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_social_links_v_created_at_idx\` ON \`_social_links_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_links_v_updated_at_idx\` ON \`_social_links_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_social_links_v_latest_idx\` ON \`_social_links_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`figures\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`start\` text,
  	\`end\` text,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`figures__order_idx\` ON \`figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`figures_updated_at_idx\` ON \`figures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`figures_created_at_idx\` ON \`figures\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`figures_deleted_at_idx\` ON \`figures\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`figures__status_idx\` ON \`figures\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_figures_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_start\` text,
  	\`version_end\` text,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`figures\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_figures_v_parent_idx\` ON \`_figures_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version__order_idx\` ON \`_figures_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version_updated_at_idx\` ON \`_figures_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version_created_at_idx\` ON \`_figures_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version_deleted_at_idx\` ON \`_figures_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_version_version__status_idx\` ON \`_figures_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_created_at_idx\` ON \`_figures_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_updated_at_idx\` ON \`_figures_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_figures_v_latest_idx\` ON \`_figures_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`skills\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`percent\` numeric,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`skills__order_idx\` ON \`skills\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`skills_updated_at_idx\` ON \`skills\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`skills_created_at_idx\` ON \`skills\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`skills_deleted_at_idx\` ON \`skills\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`skills__status_idx\` ON \`skills\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_skills_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_percent\` numeric,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`skills\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_skills_v_parent_idx\` ON \`_skills_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_skills_v_version_version__order_idx\` ON \`_skills_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_skills_v_version_version_updated_at_idx\` ON \`_skills_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_skills_v_version_version_created_at_idx\` ON \`_skills_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_skills_v_version_version_deleted_at_idx\` ON \`_skills_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_skills_v_version_version__status_idx\` ON \`_skills_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_skills_v_created_at_idx\` ON \`_skills_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_skills_v_updated_at_idx\` ON \`_skills_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_skills_v_latest_idx\` ON \`_skills_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`hero_facts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`name\` text,
  	\`value\` text,
  	\`changed_by\` text,
  	\`further\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`hero_facts__order_idx\` ON \`hero_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`hero_facts_updated_at_idx\` ON \`hero_facts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`hero_facts_created_at_idx\` ON \`hero_facts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`hero_facts_deleted_at_idx\` ON \`hero_facts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`hero_facts__status_idx\` ON \`hero_facts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_hero_facts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_name\` text,
  	\`version_value\` text,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`hero_facts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_hero_facts_v_parent_idx\` ON \`_hero_facts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_hero_facts_v_version_version__order_idx\` ON \`_hero_facts_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_hero_facts_v_version_version_updated_at_idx\` ON \`_hero_facts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_hero_facts_v_version_version_created_at_idx\` ON \`_hero_facts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_hero_facts_v_version_version_deleted_at_idx\` ON \`_hero_facts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_hero_facts_v_version_version__status_idx\` ON \`_hero_facts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_hero_facts_v_created_at_idx\` ON \`_hero_facts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_hero_facts_v_updated_at_idx\` ON \`_hero_facts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_hero_facts_v_latest_idx\` ON \`_hero_facts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`locked_documents_updated_at_idx\` ON \`locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`locked_documents_created_at_idx\` ON \`locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`locked_documents_deleted_at_idx\` ON \`locked_documents\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`locked_documents_filename_idx\` ON \`locked_documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`published_files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`file\` text NOT NULL,
  	\`state\` text DEFAULT 'published',
  	\`message\` text,
  	\`comparison\` text,
  	\`checksum\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`published_files_file_idx\` ON \`published_files\` (\`file\`);`)
  await db.run(sql`CREATE INDEX \`published_files_updated_at_idx\` ON \`published_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`published_files_created_at_idx\` ON \`published_files\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`role\` text DEFAULT 'author' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`enable_a_p_i_key\` integer,
  	\`api_key\` text,
  	\`api_key_index\` text,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`products_id\` integer,
  	\`reviews_id\` integer,
  	\`services_id\` integer,
  	\`posts_id\` integer,
  	\`blog_categories_id\` integer,
  	\`media_id\` integer,
  	\`case_studies_id\` integer,
  	\`customers_id\` integer,
  	\`buyers_id\` integer,
  	\`excellence_id\` integer,
  	\`portfolio_id\` integer,
  	\`equipment_id\` integer,
  	\`documents_id\` integer,
  	\`pages_id\` integer,
  	\`team_id\` integer,
  	\`contacts_id\` integer,
  	\`clients_id\` integer,
  	\`downloads_id\` integer,
  	\`faq_id\` integer,
  	\`projects_id\` integer,
  	\`industries_id\` integer,
  	\`timeline_id\` integer,
  	\`locations_id\` integer,
  	\`social_links_id\` integer,
  	\`figures_id\` integer,
  	\`skills_id\` integer,
  	\`hero_facts_id\` integer,
  	\`locked_documents_id\` integer,
  	\`published_files_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reviews_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blog_categories_id\`) REFERENCES \`blog_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`case_studies_id\`) REFERENCES \`case_studies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`customers_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`buyers_id\`) REFERENCES \`buyers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`excellence_id\`) REFERENCES \`excellence\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`portfolio_id\`) REFERENCES \`portfolio\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`equipment_id\`) REFERENCES \`equipment\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_id\`) REFERENCES \`team\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contacts_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`clients_id\`) REFERENCES \`clients\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`downloads_id\`) REFERENCES \`downloads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faq_id\`) REFERENCES \`faq\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`industries_id\`) REFERENCES \`industries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`timeline_id\`) REFERENCES \`timeline\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`locations_id\`) REFERENCES \`locations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`social_links_id\`) REFERENCES \`social_links\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`figures_id\`) REFERENCES \`figures\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`skills_id\`) REFERENCES \`skills\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`hero_facts_id\`) REFERENCES \`hero_facts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`locked_documents_id\`) REFERENCES \`locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`published_files_id\`) REFERENCES \`published_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blog_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`blog_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_case_studies_id_idx\` ON \`payload_locked_documents_rels\` (\`case_studies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_customers_id_idx\` ON \`payload_locked_documents_rels\` (\`customers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_buyers_id_idx\` ON \`payload_locked_documents_rels\` (\`buyers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_excellence_id_idx\` ON \`payload_locked_documents_rels\` (\`excellence_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_portfolio_id_idx\` ON \`payload_locked_documents_rels\` (\`portfolio_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_equipment_id_idx\` ON \`payload_locked_documents_rels\` (\`equipment_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_id_idx\` ON \`payload_locked_documents_rels\` (\`team_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contacts_id_idx\` ON \`payload_locked_documents_rels\` (\`contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_clients_id_idx\` ON \`payload_locked_documents_rels\` (\`clients_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_downloads_id_idx\` ON \`payload_locked_documents_rels\` (\`downloads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faq_id_idx\` ON \`payload_locked_documents_rels\` (\`faq_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_industries_id_idx\` ON \`payload_locked_documents_rels\` (\`industries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_timeline_id_idx\` ON \`payload_locked_documents_rels\` (\`timeline_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_locations_id_idx\` ON \`payload_locked_documents_rels\` (\`locations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_social_links_id_idx\` ON \`payload_locked_documents_rels\` (\`social_links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_figures_id_idx\` ON \`payload_locked_documents_rels\` (\`figures_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_skills_id_idx\` ON \`payload_locked_documents_rels\` (\`skills_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_hero_facts_id_idx\` ON \`payload_locked_documents_rels\` (\`hero_facts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_locked_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`locked_documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_published_files_id_idx\` ON \`payload_locked_documents_rels\` (\`published_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_languages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`locale\` text,
  	\`path\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_languages_order_idx\` ON \`site_settings_languages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_languages_parent_id_idx\` ON \`site_settings_languages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_offices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_offices_order_idx\` ON \`site_settings_offices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_offices_parent_id_idx\` ON \`site_settings_offices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_search_terms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_search_terms_order_idx\` ON \`site_settings_search_terms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_search_terms_parent_id_idx\` ON \`site_settings_search_terms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`slogan\` text,
  	\`description\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`address\` text,
  	\`logo_id\` integer,
  	\`footer_logo_id\` integer,
  	\`copyright\` text,
  	\`brand_accent\` text,
  	\`brand_ground\` text,
  	\`brand_logo_width\` numeric,
  	\`brand_favicon_id\` integer,
  	\`brand_touch_icon_id\` integer,
  	\`brand_card_id\` integer,
  	\`currency\` text,
  	\`locale\` text,
  	\`changed_by\` text,
  	\`further\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`footer_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`brand_favicon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`brand_touch_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`brand_card_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_logo_idx\` ON \`site_settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_footer_logo_idx\` ON \`site_settings\` (\`footer_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_brand_brand_favicon_idx\` ON \`site_settings\` (\`brand_favicon_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_brand_brand_touch_icon_idx\` ON \`site_settings\` (\`brand_touch_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_brand_brand_card_idx\` ON \`site_settings\` (\`brand_card_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings__status_idx\` ON \`site_settings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_texts_order_parent\` ON \`site_settings_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_languages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`locale\` text,
  	\`path\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_languages_order_idx\` ON \`_site_settings_v_version_languages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_languages_parent_id_idx\` ON \`_site_settings_v_version_languages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_offices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_offices_order_idx\` ON \`_site_settings_v_version_offices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_offices_parent_id_idx\` ON \`_site_settings_v_version_offices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_search_terms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_search_terms_order_idx\` ON \`_site_settings_v_version_search_terms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_search_terms_parent_id_idx\` ON \`_site_settings_v_version_search_terms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_name\` text,
  	\`version_slogan\` text,
  	\`version_description\` text,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_address\` text,
  	\`version_logo_id\` integer,
  	\`version_footer_logo_id\` integer,
  	\`version_copyright\` text,
  	\`version_brand_accent\` text,
  	\`version_brand_ground\` text,
  	\`version_brand_logo_width\` numeric,
  	\`version_brand_favicon_id\` integer,
  	\`version_brand_touch_icon_id\` integer,
  	\`version_brand_card_id\` integer,
  	\`version_currency\` text,
  	\`version_locale\` text,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_footer_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_brand_favicon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_brand_touch_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_brand_card_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_logo_idx\` ON \`_site_settings_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_footer_logo_idx\` ON \`_site_settings_v\` (\`version_footer_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_brand_version_brand_favicon_idx\` ON \`_site_settings_v\` (\`version_brand_favicon_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_brand_version_brand_touch_icon_idx\` ON \`_site_settings_v\` (\`version_brand_touch_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_brand_version_brand_card_idx\` ON \`_site_settings_v\` (\`version_brand_card_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version__status_idx\` ON \`_site_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_latest_idx\` ON \`_site_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_texts_order_parent\` ON \`_site_settings_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`words\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`words\` text,
  	\`changed_by\` text,
  	\`further\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`words__status_idx\` ON \`words\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_words_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_words\` text,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_words_v_version_version__status_idx\` ON \`_words_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_created_at_idx\` ON \`_words_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_updated_at_idx\` ON \`_words_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_words_v_latest_idx\` ON \`_words_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`menus_main\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_main_order_idx\` ON \`menus_main\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_main_parent_id_idx\` ON \`menus_main\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_footer_order_idx\` ON \`menus_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_footer_parent_id_idx\` ON \`menus_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_more\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_more_order_idx\` ON \`menus_more\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_more_parent_id_idx\` ON \`menus_more\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_legal\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_legal_order_idx\` ON \`menus_legal\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_legal_parent_id_idx\` ON \`menus_legal\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_without\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_without_order_idx\` ON \`menus_without\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`menus_without_parent_idx\` ON \`menus_without\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`changed_by\` text,
  	\`further\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`menus__status_idx\` ON \`menus\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_main\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_main_order_idx\` ON \`_menus_v_version_main\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_main_parent_id_idx\` ON \`_menus_v_version_main\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_footer_order_idx\` ON \`_menus_v_version_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_footer_parent_id_idx\` ON \`_menus_v_version_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_more\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_more_order_idx\` ON \`_menus_v_version_more\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_more_parent_id_idx\` ON \`_menus_v_version_more\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_legal\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_legal_order_idx\` ON \`_menus_v_version_legal\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_legal_parent_id_idx\` ON \`_menus_v_version_legal\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v_version_without\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_menus_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_without_order_idx\` ON \`_menus_v_version_without\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_version_without_parent_idx\` ON \`_menus_v_version_without\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menus_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_menus_v_version_version__status_idx\` ON \`_menus_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_created_at_idx\` ON \`_menus_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_updated_at_idx\` ON \`_menus_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menus_v_latest_idx\` ON \`_menus_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`home_page_about_blocks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`subtitle\` text,
  	\`title\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page_about_blocks_order_idx\` ON \`home_page_about_blocks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_page_about_blocks_parent_id_idx\` ON \`home_page_about_blocks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page_counters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`subtitle\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page_counters_order_idx\` ON \`home_page_counters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_page_counters_parent_id_idx\` ON \`home_page_counters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page_testimonials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`subtitle\` text,
  	\`html\` text,
  	\`user_name\` text,
  	\`user_designation\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page_testimonials_order_idx\` ON \`home_page_testimonials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_page_testimonials_parent_id_idx\` ON \`home_page_testimonials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page_owners\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`user_name\` text,
  	\`user_designation\` text,
  	\`image_id\` integer,
  	\`title\` text,
  	\`subtitle\` text,
  	\`text\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page_owners_order_idx\` ON \`home_page_owners\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_page_owners_parent_id_idx\` ON \`home_page_owners\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page_owners_image_idx\` ON \`home_page_owners\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`about_image_id\` integer,
  	\`about_title\` text,
  	\`about_description\` text,
  	\`about_youtube_logo\` text,
  	\`banner_background_image_id\` integer,
  	\`banner_title\` text,
  	\`banner_subtitle\` text,
  	\`sustainability_image_id\` integer,
  	\`sustainability_title\` text,
  	\`sustainability_subtitle\` text,
  	\`sustainability_description\` text,
  	\`sustainability_html\` text,
  	\`changed_by\` text,
  	\`further\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`about_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`sustainability_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page_about_about_image_idx\` ON \`home_page\` (\`about_image_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page_banner_banner_background_image_idx\` ON \`home_page\` (\`banner_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page_sustainability_sustainability_image_idx\` ON \`home_page\` (\`sustainability_image_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page__status_idx\` ON \`home_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_version_about_blocks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`subtitle\` text,
  	\`title\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_about_blocks_order_idx\` ON \`_home_page_v_version_about_blocks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_about_blocks_parent_id_idx\` ON \`_home_page_v_version_about_blocks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_version_counters\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`subtitle\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_counters_order_idx\` ON \`_home_page_v_version_counters\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_counters_parent_id_idx\` ON \`_home_page_v_version_counters\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_version_testimonials\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`subtitle\` text,
  	\`html\` text,
  	\`user_name\` text,
  	\`user_designation\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_testimonials_order_idx\` ON \`_home_page_v_version_testimonials\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_testimonials_parent_id_idx\` ON \`_home_page_v_version_testimonials\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_version_owners\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`user_name\` text,
  	\`user_designation\` text,
  	\`image_id\` integer,
  	\`title\` text,
  	\`subtitle\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_owners_order_idx\` ON \`_home_page_v_version_owners\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_owners_parent_id_idx\` ON \`_home_page_v_version_owners\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_owners_image_idx\` ON \`_home_page_v_version_owners\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_about_image_id\` integer,
  	\`version_about_title\` text,
  	\`version_about_description\` text,
  	\`version_about_youtube_logo\` text,
  	\`version_banner_background_image_id\` integer,
  	\`version_banner_title\` text,
  	\`version_banner_subtitle\` text,
  	\`version_sustainability_image_id\` integer,
  	\`version_sustainability_title\` text,
  	\`version_sustainability_subtitle\` text,
  	\`version_sustainability_description\` text,
  	\`version_sustainability_html\` text,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_about_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_sustainability_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_about_version_about_image_idx\` ON \`_home_page_v\` (\`version_about_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_banner_version_banner_background_im_idx\` ON \`_home_page_v\` (\`version_banner_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_sustainability_version_sustainabili_idx\` ON \`_home_page_v\` (\`version_sustainability_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_version__status_idx\` ON \`_home_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_created_at_idx\` ON \`_home_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_updated_at_idx\` ON \`_home_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_latest_idx\` ON \`_home_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`construction_home_about_blocks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`construction_home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`construction_home_about_blocks_order_idx\` ON \`construction_home_about_blocks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`construction_home_about_blocks_parent_id_idx\` ON \`construction_home_about_blocks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`construction_home_marquee\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`construction_home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`construction_home_marquee_order_idx\` ON \`construction_home_marquee\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`construction_home_marquee_parent_id_idx\` ON \`construction_home_marquee\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`construction_home_buildings_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`construction_home_buildings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`construction_home_buildings_facts_order_idx\` ON \`construction_home_buildings_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`construction_home_buildings_facts_parent_id_idx\` ON \`construction_home_buildings_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`construction_home_buildings\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`thumbnail_id\` integer,
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`construction_home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`construction_home_buildings_order_idx\` ON \`construction_home_buildings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`construction_home_buildings_parent_id_idx\` ON \`construction_home_buildings\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`construction_home_buildings_thumbnail_idx\` ON \`construction_home_buildings\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE TABLE \`construction_home\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`banner_title\` text,
  	\`banner_text\` text,
  	\`banner_image_id\` integer,
  	\`banner_image_portrait_id\` integer,
  	\`elevation_bay\` text,
  	\`about_title\` text,
  	\`about_description\` text,
  	\`about_image_id\` integer,
  	\`film_title\` text,
  	\`film_text\` text,
  	\`film_image_id\` integer,
  	\`film_youtube_logo\` text,
  	\`changed_by\` text,
  	\`further\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`banner_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_image_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`about_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`film_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`construction_home_banner_banner_image_idx\` ON \`construction_home\` (\`banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`construction_home_banner_banner_image_portrait_idx\` ON \`construction_home\` (\`banner_image_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`construction_home_about_about_image_idx\` ON \`construction_home\` (\`about_image_id\`);`)
  await db.run(sql`CREATE INDEX \`construction_home_film_film_image_idx\` ON \`construction_home\` (\`film_image_id\`);`)
  await db.run(sql`CREATE INDEX \`construction_home__status_idx\` ON \`construction_home\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`construction_home_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`construction_home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`construction_home_texts_order_parent\` ON \`construction_home_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_construction_home_v_version_about_blocks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_construction_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_construction_home_v_version_about_blocks_order_idx\` ON \`_construction_home_v_version_about_blocks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_construction_home_v_version_about_blocks_parent_id_idx\` ON \`_construction_home_v_version_about_blocks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_construction_home_v_version_marquee\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_construction_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_construction_home_v_version_marquee_order_idx\` ON \`_construction_home_v_version_marquee\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_construction_home_v_version_marquee_parent_id_idx\` ON \`_construction_home_v_version_marquee\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_construction_home_v_version_buildings_facts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_construction_home_v_version_buildings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_construction_home_v_version_buildings_facts_order_idx\` ON \`_construction_home_v_version_buildings_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_construction_home_v_version_buildings_facts_parent_id_idx\` ON \`_construction_home_v_version_buildings_facts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_construction_home_v_version_buildings\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`thumbnail_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_construction_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_construction_home_v_version_buildings_order_idx\` ON \`_construction_home_v_version_buildings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_construction_home_v_version_buildings_parent_id_idx\` ON \`_construction_home_v_version_buildings\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_construction_home_v_version_buildings_thumbnail_idx\` ON \`_construction_home_v_version_buildings\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE TABLE \`_construction_home_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_banner_title\` text,
  	\`version_banner_text\` text,
  	\`version_banner_image_id\` integer,
  	\`version_banner_image_portrait_id\` integer,
  	\`version_elevation_bay\` text,
  	\`version_about_title\` text,
  	\`version_about_description\` text,
  	\`version_about_image_id\` integer,
  	\`version_film_title\` text,
  	\`version_film_text\` text,
  	\`version_film_image_id\` integer,
  	\`version_film_youtube_logo\` text,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_banner_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_image_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_about_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_film_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_construction_home_v_version_banner_version_banner_image_idx\` ON \`_construction_home_v\` (\`version_banner_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_construction_home_v_version_banner_version_banner_ima_1_idx\` ON \`_construction_home_v\` (\`version_banner_image_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`_construction_home_v_version_about_version_about_image_idx\` ON \`_construction_home_v\` (\`version_about_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_construction_home_v_version_film_version_film_image_idx\` ON \`_construction_home_v\` (\`version_film_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_construction_home_v_version_version__status_idx\` ON \`_construction_home_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_construction_home_v_created_at_idx\` ON \`_construction_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_construction_home_v_updated_at_idx\` ON \`_construction_home_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_construction_home_v_latest_idx\` ON \`_construction_home_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_construction_home_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_construction_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_construction_home_v_texts_order_parent\` ON \`_construction_home_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`industrial_home_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	\`image_portrait_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`industrial_home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`industrial_home_slides_order_idx\` ON \`industrial_home_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`industrial_home_slides_parent_id_idx\` ON \`industrial_home_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`industrial_home_slides_image_idx\` ON \`industrial_home_slides\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`industrial_home_slides_image_portrait_idx\` ON \`industrial_home_slides\` (\`image_portrait_id\`);`)
  await db.run(sql`CREATE TABLE \`industrial_home_about_blocks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`industrial_home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`industrial_home_about_blocks_order_idx\` ON \`industrial_home_about_blocks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`industrial_home_about_blocks_parent_id_idx\` ON \`industrial_home_about_blocks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`industrial_home_marquee\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`industrial_home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`industrial_home_marquee_order_idx\` ON \`industrial_home_marquee\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`industrial_home_marquee_parent_id_idx\` ON \`industrial_home_marquee\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`industrial_home\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`about_title\` text,
  	\`about_description\` text,
  	\`about_image_id\` integer,
  	\`changed_by\` text,
  	\`further\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`about_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`industrial_home_about_about_image_idx\` ON \`industrial_home\` (\`about_image_id\`);`)
  await db.run(sql`CREATE INDEX \`industrial_home__status_idx\` ON \`industrial_home\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`industrial_home_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`industrial_home\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`industrial_home_texts_order_parent\` ON \`industrial_home_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_industrial_home_v_version_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	\`image_portrait_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_industrial_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_industrial_home_v_version_slides_order_idx\` ON \`_industrial_home_v_version_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_industrial_home_v_version_slides_parent_id_idx\` ON \`_industrial_home_v_version_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_industrial_home_v_version_slides_image_idx\` ON \`_industrial_home_v_version_slides\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`_industrial_home_v_version_slides_image_portrait_idx\` ON \`_industrial_home_v_version_slides\` (\`image_portrait_id\`);`)
  await db.run(sql`CREATE TABLE \`_industrial_home_v_version_about_blocks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_industrial_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_industrial_home_v_version_about_blocks_order_idx\` ON \`_industrial_home_v_version_about_blocks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_industrial_home_v_version_about_blocks_parent_id_idx\` ON \`_industrial_home_v_version_about_blocks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_industrial_home_v_version_marquee\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_industrial_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_industrial_home_v_version_marquee_order_idx\` ON \`_industrial_home_v_version_marquee\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_industrial_home_v_version_marquee_parent_id_idx\` ON \`_industrial_home_v_version_marquee\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_industrial_home_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_about_title\` text,
  	\`version_about_description\` text,
  	\`version_about_image_id\` integer,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_about_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_industrial_home_v_version_about_version_about_image_idx\` ON \`_industrial_home_v\` (\`version_about_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_industrial_home_v_version_version__status_idx\` ON \`_industrial_home_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_industrial_home_v_created_at_idx\` ON \`_industrial_home_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_industrial_home_v_updated_at_idx\` ON \`_industrial_home_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_industrial_home_v_latest_idx\` ON \`_industrial_home_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_industrial_home_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_industrial_home_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_industrial_home_v_texts_order_parent\` ON \`_industrial_home_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_about_blocks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`subtitle\` text,
  	\`title\` text,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_about_blocks_order_idx\` ON \`about_page_about_blocks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_about_blocks_parent_id_idx\` ON \`about_page_about_blocks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_reasons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_reasons_order_idx\` ON \`about_page_reasons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_reasons_parent_id_idx\` ON \`about_page_reasons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page_reasons_image_idx\` ON \`about_page_reasons\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_story\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`subtitle\` text,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_story_order_idx\` ON \`about_page_story\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_story_parent_id_idx\` ON \`about_page_story\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page_story_image_idx\` ON \`about_page_story\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`about_image_id\` integer,
  	\`about_title\` text,
  	\`about_subtitle\` text,
  	\`about_description\` text,
  	\`about_youtube_logo\` text,
  	\`about_html\` text,
  	\`why_title\` text,
  	\`why_subtitle\` text,
  	\`why_text\` text,
  	\`changed_by\` text,
  	\`further\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`about_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_about_about_image_idx\` ON \`about_page\` (\`about_image_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page__status_idx\` ON \`about_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_about_blocks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`subtitle\` text,
  	\`title\` text,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_about_blocks_order_idx\` ON \`_about_page_v_version_about_blocks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_about_blocks_parent_id_idx\` ON \`_about_page_v_version_about_blocks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_reasons\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_reasons_order_idx\` ON \`_about_page_v_version_reasons\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_reasons_parent_id_idx\` ON \`_about_page_v_version_reasons\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_reasons_image_idx\` ON \`_about_page_v_version_reasons\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_story\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`subtitle\` text,
  	\`title\` text,
  	\`text\` text,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_story_order_idx\` ON \`_about_page_v_version_story\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_story_parent_id_idx\` ON \`_about_page_v_version_story\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_story_image_idx\` ON \`_about_page_v_version_story\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_about_image_id\` integer,
  	\`version_about_title\` text,
  	\`version_about_subtitle\` text,
  	\`version_about_description\` text,
  	\`version_about_youtube_logo\` text,
  	\`version_about_html\` text,
  	\`version_why_title\` text,
  	\`version_why_subtitle\` text,
  	\`version_why_text\` text,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_about_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_about_version_about_image_idx\` ON \`_about_page_v\` (\`version_about_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_version__status_idx\` ON \`_about_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_created_at_idx\` ON \`_about_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_updated_at_idx\` ON \`_about_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_latest_idx\` ON \`_about_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`service_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`title\` text,
  	\`subtitle\` text,
  	\`description\` text,
  	\`text\` text,
  	\`changed_by\` text,
  	\`further\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`service_page_image_idx\` ON \`service_page\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`service_page__status_idx\` ON \`service_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_service_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_image_id\` integer,
  	\`version_title\` text,
  	\`version_subtitle\` text,
  	\`version_description\` text,
  	\`version_text\` text,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_service_page_v_version_version_image_idx\` ON \`_service_page_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_page_v_version_version__status_idx\` ON \`_service_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_service_page_v_created_at_idx\` ON \`_service_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_page_v_updated_at_idx\` ON \`_service_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_page_v_latest_idx\` ON \`_service_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`clients_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`title\` text,
  	\`subtitle\` text,
  	\`changed_by\` text,
  	\`further\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`clients_page_image_idx\` ON \`clients_page\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`clients_page__status_idx\` ON \`clients_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_clients_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_image_id\` integer,
  	\`version_title\` text,
  	\`version_subtitle\` text,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_clients_page_v_version_version_image_idx\` ON \`_clients_page_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_clients_page_v_version_version__status_idx\` ON \`_clients_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_clients_page_v_created_at_idx\` ON \`_clients_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_clients_page_v_updated_at_idx\` ON \`_clients_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_clients_page_v_latest_idx\` ON \`_clients_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`portfolio_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`title\` text,
  	\`subtitle\` text,
  	\`file_id\` integer,
  	\`changed_by\` text,
  	\`further\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`portfolio_page_image_idx\` ON \`portfolio_page\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`portfolio_page_file_idx\` ON \`portfolio_page\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`portfolio_page__status_idx\` ON \`portfolio_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_portfolio_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_image_id\` integer,
  	\`version_title\` text,
  	\`version_subtitle\` text,
  	\`version_file_id\` integer,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_version_version_image_idx\` ON \`_portfolio_page_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_version_version_file_idx\` ON \`_portfolio_page_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_version_version__status_idx\` ON \`_portfolio_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_created_at_idx\` ON \`_portfolio_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_updated_at_idx\` ON \`_portfolio_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_portfolio_page_v_latest_idx\` ON \`_portfolio_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`contact_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`background_image_id\` integer,
  	\`title\` text,
  	\`subtitle\` text,
  	\`changed_by\` text,
  	\`further\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_page_background_image_idx\` ON \`contact_page\` (\`background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_page__status_idx\` ON \`contact_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_contact_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_background_image_id\` integer,
  	\`version_title\` text,
  	\`version_subtitle\` text,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_background_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_page_v_version_version_background_image_idx\` ON \`_contact_page_v\` (\`version_background_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_version_version__status_idx\` ON \`_contact_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_created_at_idx\` ON \`_contact_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_updated_at_idx\` ON \`_contact_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_page_v_latest_idx\` ON \`_contact_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`certificate_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`subtitle\` text,
  	\`file_id\` integer,
  	\`changed_by\` text,
  	\`further\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`locked_documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`certificate_page_file_idx\` ON \`certificate_page\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`certificate_page__status_idx\` ON \`certificate_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_certificate_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_title\` text,
  	\`version_subtitle\` text,
  	\`version_file_id\` integer,
  	\`version_changed_by\` text,
  	\`version_further\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`locked_documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_certificate_page_v_version_version_file_idx\` ON \`_certificate_page_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_certificate_page_v_version_version__status_idx\` ON \`_certificate_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_certificate_page_v_created_at_idx\` ON \`_certificate_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificate_page_v_updated_at_idx\` ON \`_certificate_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_certificate_page_v_latest_idx\` ON \`_certificate_page_v\` (\`latest\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`products_specifications\`;`)
  await db.run(sql`DROP TABLE \`products_documents\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_specifications\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_documents\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP TABLE \`_reviews_v\`;`)
  await db.run(sql`DROP TABLE \`services_images\`;`)
  await db.run(sql`DROP TABLE \`services_facts\`;`)
  await db.run(sql`DROP TABLE \`services_documents\`;`)
  await db.run(sql`DROP TABLE \`services_places\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_images\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_facts\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_documents\`;`)
  await db.run(sql`DROP TABLE \`_services_v_version_places\`;`)
  await db.run(sql`DROP TABLE \`_services_v\`;`)
  await db.run(sql`DROP TABLE \`posts\`;`)
  await db.run(sql`DROP TABLE \`posts_texts\`;`)
  await db.run(sql`DROP TABLE \`_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_texts\`;`)
  await db.run(sql`DROP TABLE \`blog_categories\`;`)
  await db.run(sql`DROP TABLE \`_blog_categories_v\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`case_studies\`;`)
  await db.run(sql`DROP TABLE \`_case_studies_v\`;`)
  await db.run(sql`DROP TABLE \`customers\`;`)
  await db.run(sql`DROP TABLE \`_customers_v\`;`)
  await db.run(sql`DROP TABLE \`buyers\`;`)
  await db.run(sql`DROP TABLE \`_buyers_v\`;`)
  await db.run(sql`DROP TABLE \`excellence\`;`)
  await db.run(sql`DROP TABLE \`_excellence_v\`;`)
  await db.run(sql`DROP TABLE \`portfolio\`;`)
  await db.run(sql`DROP TABLE \`_portfolio_v\`;`)
  await db.run(sql`DROP TABLE \`equipment\`;`)
  await db.run(sql`DROP TABLE \`_equipment_v\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`DROP TABLE \`_documents_v\`;`)
  await db.run(sql`DROP TABLE \`pages_headings\`;`)
  await db.run(sql`DROP TABLE \`text_block\`;`)
  await db.run(sql`DROP TABLE \`picture_block\`;`)
  await db.run(sql`DROP TABLE \`gallery_block_pictures\`;`)
  await db.run(sql`DROP TABLE \`gallery_block\`;`)
  await db.run(sql`DROP TABLE \`table_block_rows\`;`)
  await db.run(sql`DROP TABLE \`table_block\`;`)
  await db.run(sql`DROP TABLE \`facts_block_facts\`;`)
  await db.run(sql`DROP TABLE \`facts_block\`;`)
  await db.run(sql`DROP TABLE \`action_block\`;`)
  await db.run(sql`DROP TABLE \`downloads_block_downloads\`;`)
  await db.run(sql`DROP TABLE \`downloads_block\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_texts\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_headings\`;`)
  await db.run(sql`DROP TABLE \`_text_block_v\`;`)
  await db.run(sql`DROP TABLE \`_picture_block_v\`;`)
  await db.run(sql`DROP TABLE \`_gallery_block_v_pictures\`;`)
  await db.run(sql`DROP TABLE \`_gallery_block_v\`;`)
  await db.run(sql`DROP TABLE \`_table_block_v_rows\`;`)
  await db.run(sql`DROP TABLE \`_table_block_v\`;`)
  await db.run(sql`DROP TABLE \`_facts_block_v_facts\`;`)
  await db.run(sql`DROP TABLE \`_facts_block_v\`;`)
  await db.run(sql`DROP TABLE \`_action_block_v\`;`)
  await db.run(sql`DROP TABLE \`_downloads_block_v_downloads\`;`)
  await db.run(sql`DROP TABLE \`_downloads_block_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_texts\`;`)
  await db.run(sql`DROP TABLE \`team_links\`;`)
  await db.run(sql`DROP TABLE \`team_facts\`;`)
  await db.run(sql`DROP TABLE \`team_skills\`;`)
  await db.run(sql`DROP TABLE \`team_education\`;`)
  await db.run(sql`DROP TABLE \`team\`;`)
  await db.run(sql`DROP TABLE \`_team_v_version_links\`;`)
  await db.run(sql`DROP TABLE \`_team_v_version_facts\`;`)
  await db.run(sql`DROP TABLE \`_team_v_version_skills\`;`)
  await db.run(sql`DROP TABLE \`_team_v_version_education\`;`)
  await db.run(sql`DROP TABLE \`_team_v\`;`)
  await db.run(sql`DROP TABLE \`contacts\`;`)
  await db.run(sql`DROP TABLE \`_contacts_v\`;`)
  await db.run(sql`DROP TABLE \`clients\`;`)
  await db.run(sql`DROP TABLE \`_clients_v\`;`)
  await db.run(sql`DROP TABLE \`downloads\`;`)
  await db.run(sql`DROP TABLE \`_downloads_v\`;`)
  await db.run(sql`DROP TABLE \`faq_entries\`;`)
  await db.run(sql`DROP TABLE \`faq\`;`)
  await db.run(sql`DROP TABLE \`_faq_v_version_entries\`;`)
  await db.run(sql`DROP TABLE \`_faq_v\`;`)
  await db.run(sql`DROP TABLE \`projects_facts\`;`)
  await db.run(sql`DROP TABLE \`projects_stages\`;`)
  await db.run(sql`DROP TABLE \`projects\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_facts\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_stages\`;`)
  await db.run(sql`DROP TABLE \`_projects_v\`;`)
  await db.run(sql`DROP TABLE \`industries_facts\`;`)
  await db.run(sql`DROP TABLE \`industries\`;`)
  await db.run(sql`DROP TABLE \`_industries_v_version_facts\`;`)
  await db.run(sql`DROP TABLE \`_industries_v\`;`)
  await db.run(sql`DROP TABLE \`timeline\`;`)
  await db.run(sql`DROP TABLE \`_timeline_v\`;`)
  await db.run(sql`DROP TABLE \`locations\`;`)
  await db.run(sql`DROP TABLE \`locations_texts\`;`)
  await db.run(sql`DROP TABLE \`_locations_v\`;`)
  await db.run(sql`DROP TABLE \`_locations_v_texts\`;`)
  await db.run(sql`DROP TABLE \`social_links\`;`)
  await db.run(sql`DROP TABLE \`_social_links_v\`;`)
  await db.run(sql`DROP TABLE \`figures\`;`)
  await db.run(sql`DROP TABLE \`_figures_v\`;`)
  await db.run(sql`DROP TABLE \`skills\`;`)
  await db.run(sql`DROP TABLE \`_skills_v\`;`)
  await db.run(sql`DROP TABLE \`hero_facts\`;`)
  await db.run(sql`DROP TABLE \`_hero_facts_v\`;`)
  await db.run(sql`DROP TABLE \`locked_documents\`;`)
  await db.run(sql`DROP TABLE \`published_files\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`site_settings_languages\`;`)
  await db.run(sql`DROP TABLE \`site_settings_offices\`;`)
  await db.run(sql`DROP TABLE \`site_settings_search_terms\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings_texts\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_offices\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_search_terms\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_texts\`;`)
  await db.run(sql`DROP TABLE \`words\`;`)
  await db.run(sql`DROP TABLE \`_words_v\`;`)
  await db.run(sql`DROP TABLE \`menus_main\`;`)
  await db.run(sql`DROP TABLE \`menus_footer\`;`)
  await db.run(sql`DROP TABLE \`menus_more\`;`)
  await db.run(sql`DROP TABLE \`menus_legal\`;`)
  await db.run(sql`DROP TABLE \`menus_without\`;`)
  await db.run(sql`DROP TABLE \`menus\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_version_main\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_version_footer\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_version_more\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_version_legal\`;`)
  await db.run(sql`DROP TABLE \`_menus_v_version_without\`;`)
  await db.run(sql`DROP TABLE \`_menus_v\`;`)
  await db.run(sql`DROP TABLE \`home_page_about_blocks\`;`)
  await db.run(sql`DROP TABLE \`home_page_counters\`;`)
  await db.run(sql`DROP TABLE \`home_page_testimonials\`;`)
  await db.run(sql`DROP TABLE \`home_page_owners\`;`)
  await db.run(sql`DROP TABLE \`home_page\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_about_blocks\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_counters\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_testimonials\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_owners\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v\`;`)
  await db.run(sql`DROP TABLE \`construction_home_about_blocks\`;`)
  await db.run(sql`DROP TABLE \`construction_home_marquee\`;`)
  await db.run(sql`DROP TABLE \`construction_home_buildings_facts\`;`)
  await db.run(sql`DROP TABLE \`construction_home_buildings\`;`)
  await db.run(sql`DROP TABLE \`construction_home\`;`)
  await db.run(sql`DROP TABLE \`construction_home_texts\`;`)
  await db.run(sql`DROP TABLE \`_construction_home_v_version_about_blocks\`;`)
  await db.run(sql`DROP TABLE \`_construction_home_v_version_marquee\`;`)
  await db.run(sql`DROP TABLE \`_construction_home_v_version_buildings_facts\`;`)
  await db.run(sql`DROP TABLE \`_construction_home_v_version_buildings\`;`)
  await db.run(sql`DROP TABLE \`_construction_home_v\`;`)
  await db.run(sql`DROP TABLE \`_construction_home_v_texts\`;`)
  await db.run(sql`DROP TABLE \`industrial_home_slides\`;`)
  await db.run(sql`DROP TABLE \`industrial_home_about_blocks\`;`)
  await db.run(sql`DROP TABLE \`industrial_home_marquee\`;`)
  await db.run(sql`DROP TABLE \`industrial_home\`;`)
  await db.run(sql`DROP TABLE \`industrial_home_texts\`;`)
  await db.run(sql`DROP TABLE \`_industrial_home_v_version_slides\`;`)
  await db.run(sql`DROP TABLE \`_industrial_home_v_version_about_blocks\`;`)
  await db.run(sql`DROP TABLE \`_industrial_home_v_version_marquee\`;`)
  await db.run(sql`DROP TABLE \`_industrial_home_v\`;`)
  await db.run(sql`DROP TABLE \`_industrial_home_v_texts\`;`)
  await db.run(sql`DROP TABLE \`about_page_about_blocks\`;`)
  await db.run(sql`DROP TABLE \`about_page_reasons\`;`)
  await db.run(sql`DROP TABLE \`about_page_story\`;`)
  await db.run(sql`DROP TABLE \`about_page\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_about_blocks\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_reasons\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_story\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v\`;`)
  await db.run(sql`DROP TABLE \`service_page\`;`)
  await db.run(sql`DROP TABLE \`_service_page_v\`;`)
  await db.run(sql`DROP TABLE \`clients_page\`;`)
  await db.run(sql`DROP TABLE \`_clients_page_v\`;`)
  await db.run(sql`DROP TABLE \`portfolio_page\`;`)
  await db.run(sql`DROP TABLE \`_portfolio_page_v\`;`)
  await db.run(sql`DROP TABLE \`contact_page\`;`)
  await db.run(sql`DROP TABLE \`_contact_page_v\`;`)
  await db.run(sql`DROP TABLE \`certificate_page\`;`)
  await db.run(sql`DROP TABLE \`_certificate_page_v\`;`)
}
