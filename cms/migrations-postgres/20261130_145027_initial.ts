import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_documents_kind" AS ENUM('data-sheet', 'drawing', 'cad-model', 'certificate', 'manual');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_documents_kind" AS ENUM('data-sheet', 'drawing', 'cad-model', 'certificate', 'manual');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_reviews_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reviews_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_services_documents_kind" AS ENUM('data-sheet', 'drawing', 'cad-model', 'certificate', 'manual');
  CREATE TYPE "public"."enum_services_places" AS ENUM('services', 'servicecard', 'services-page');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_documents_kind" AS ENUM('data-sheet', 'drawing', 'cad-model', 'certificate', 'manual');
  CREATE TYPE "public"."enum__services_v_version_places" AS ENUM('services', 'servicecard', 'services-page');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_blog_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blog_categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_case_studies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_studies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_customers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__customers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_buyers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__buyers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_excellence_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__excellence_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_portfolio_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__portfolio_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_equipment_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__equipment_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_documents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__documents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_team_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__team_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_contacts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contacts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_clients_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__clients_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_downloads_kind" AS ENUM('data-sheet', 'drawing', 'cad-model', 'certificate', 'manual');
  CREATE TYPE "public"."enum_downloads_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__downloads_v_version_kind" AS ENUM('data-sheet', 'drawing', 'cad-model', 'certificate', 'manual');
  CREATE TYPE "public"."enum__downloads_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faq_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faq_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_industries_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__industries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_timeline_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__timeline_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_locations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__locations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_social_links_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__social_links_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_figures_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__figures_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_skills_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__skills_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_hero_facts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__hero_facts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_published_files_state" AS ENUM('published', 'stopped');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'author', 'enquiries');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_site_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_words_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__words_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_menus_without" AS ENUM('main', 'footer', 'more', 'legal');
  CREATE TYPE "public"."enum_menus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menus_v_version_without" AS ENUM('main', 'footer', 'more', 'legal');
  CREATE TYPE "public"."enum__menus_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_construction_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__construction_home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_industrial_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__industrial_home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_about_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_service_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_clients_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__clients_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_portfolio_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__portfolio_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_contact_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_certificate_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__certificate_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "products_specifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "products_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_products_documents_kind",
  	"title" varchar,
  	"size" numeric,
  	"file_id" integer,
  	"locked_file_id" integer,
  	"language" varchar,
  	"revision" varchar,
  	"date" timestamp(3) with time zone
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"thumbnail_id" integer,
  	"sku" varchar,
  	"category" varchar,
  	"price" varchar,
  	"discount_price" varchar,
  	"short_description" varchar,
  	"html" jsonb,
  	"country_of_origin" varchar,
  	"hs_code" varchar,
  	"lead_time" varchar,
  	"changed_on" timestamp(3) with time zone,
  	"contact_id" integer,
  	"slug" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean DEFAULT false,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_products_v_version_specifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__products_v_version_documents_kind",
  	"title" varchar,
  	"size" numeric,
  	"file_id" integer,
  	"locked_file_id" integer,
  	"language" varchar,
  	"revision" varchar,
  	"date" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_thumbnail_id" integer,
  	"version_sku" varchar,
  	"version_category" varchar,
  	"version_price" varchar,
  	"version_discount_price" varchar,
  	"version_short_description" varchar,
  	"version_html" jsonb,
  	"version_country_of_origin" varchar,
  	"version_hs_code" varchar,
  	"version_lead_time" varchar,
  	"version_changed_on" timestamp(3) with time zone,
  	"version_contact_id" integer,
  	"version_slug" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"product_id" integer,
  	"name" varchar,
  	"date" timestamp(3) with time zone,
  	"rating" numeric,
  	"text" varchar,
  	"image_id" integer,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_reviews_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_reviews_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_product_id" integer,
  	"version_name" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_rating" numeric,
  	"version_text" varchar,
  	"version_image_id" integer,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__reviews_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "services_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"path_id" integer
  );
  
  CREATE TABLE "services_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "services_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_services_documents_kind",
  	"title" varchar,
  	"size" numeric,
  	"file_id" integer,
  	"locked_file_id" integer,
  	"language" varchar,
  	"revision" varchar,
  	"date" timestamp(3) with time zone
  );
  
  CREATE TABLE "services_places" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_services_places",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"thumbnail_id" integer,
  	"thumbnail_portrait_id" integer,
  	"slide_picture_id" integer,
  	"card_picture_id" integer,
  	"short_description" varchar,
  	"html" jsonb,
  	"station_title" varchar,
  	"station_distance" numeric,
  	"station_temperature" numeric,
  	"station_second_temperature" numeric,
  	"station_trace" varchar,
  	"changed_on" timestamp(3) with time zone,
  	"contact_id" integer,
  	"slug" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean DEFAULT false,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_services_v_version_images" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"path_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__services_v_version_documents_kind",
  	"title" varchar,
  	"size" numeric,
  	"file_id" integer,
  	"locked_file_id" integer,
  	"language" varchar,
  	"revision" varchar,
  	"date" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_services_v_version_places" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__services_v_version_places",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_thumbnail_id" integer,
  	"version_thumbnail_portrait_id" integer,
  	"version_slide_picture_id" integer,
  	"version_card_picture_id" integer,
  	"version_short_description" varchar,
  	"version_html" jsonb,
  	"version_station_title" varchar,
  	"version_station_distance" numeric,
  	"version_station_temperature" numeric,
  	"version_station_second_temperature" numeric,
  	"version_station_trace" varchar,
  	"version_changed_on" timestamp(3) with time zone,
  	"version_contact_id" integer,
  	"version_slug" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"short_description" varchar,
  	"thumbnail_id" integer,
  	"date" timestamp(3) with time zone,
  	"author" varchar,
  	"video_url" varchar,
  	"html" jsonb,
  	"changed_on" timestamp(3) with time zone,
  	"slug" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean DEFAULT false,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_short_description" varchar,
  	"version_thumbnail_id" integer,
  	"version_date" timestamp(3) with time zone,
  	"version_author" varchar,
  	"version_video_url" varchar,
  	"version_html" jsonb,
  	"version_changed_on" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_posts_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "blog_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_blog_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_blog_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__blog_categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"public_path" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar,
  	"sizes_portrait_url" varchar,
  	"sizes_portrait_width" numeric,
  	"sizes_portrait_height" numeric,
  	"sizes_portrait_mime_type" varchar,
  	"sizes_portrait_filesize" numeric,
  	"sizes_portrait_filename" varchar
  );
  
  CREATE TABLE "case_studies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"figures" varchar,
  	"text" varchar,
  	"thumbnail_id" integer,
  	"part_id" integer,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_case_studies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_case_studies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_figures" varchar,
  	"version_text" varchar,
  	"version_thumbnail_id" integer,
  	"version_part_id" integer,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__case_studies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "customers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"figures" varchar,
  	"text" varchar,
  	"thumbnail_id" integer,
  	"part_id" integer,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_customers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_customers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_figures" varchar,
  	"version_text" varchar,
  	"version_thumbnail_id" integer,
  	"version_part_id" integer,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__customers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "buyers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"figures" varchar,
  	"text" varchar,
  	"thumbnail_id" integer,
  	"part_id" integer,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_buyers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_buyers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_figures" varchar,
  	"version_text" varchar,
  	"version_thumbnail_id" integer,
  	"version_part_id" integer,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__buyers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "excellence" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"figures" varchar,
  	"text" varchar,
  	"thumbnail_id" integer,
  	"part_id" integer,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_excellence_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_excellence_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_figures" varchar,
  	"version_text" varchar,
  	"version_thumbnail_id" integer,
  	"version_part_id" integer,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__excellence_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "portfolio" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"figures" varchar,
  	"text" varchar,
  	"thumbnail_id" integer,
  	"part_id" integer,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_portfolio_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_portfolio_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_figures" varchar,
  	"version_text" varchar,
  	"version_thumbnail_id" integer,
  	"version_part_id" integer,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__portfolio_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "equipment" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"figures" varchar,
  	"text" varchar,
  	"thumbnail_id" integer,
  	"part_id" integer,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_equipment_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_equipment_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_figures" varchar,
  	"version_text" varchar,
  	"version_thumbnail_id" integer,
  	"version_part_id" integer,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__equipment_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"figures" varchar,
  	"text" varchar,
  	"thumbnail_id" integer,
  	"part_id" integer,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_documents_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_documents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_figures" varchar,
  	"version_text" varchar,
  	"version_thumbnail_id" integer,
  	"version_part_id" integer,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__documents_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "pages_headings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"section" varchar,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "text_block" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"html" jsonb,
  	"block_name" varchar
  );
  
  CREATE TABLE "picture_block" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"caption" varchar,
  	"image_portrait_id" integer,
  	"block_name" varchar
  );
  
  CREATE TABLE "gallery_block_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"caption" varchar
  );
  
  CREATE TABLE "gallery_block" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "table_block_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "table_block" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "facts_block_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "facts_block" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "action_block" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"label" varchar,
  	"link" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "downloads_block_downloads" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"file_id" integer
  );
  
  CREATE TABLE "downloads_block" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"path" varchar,
  	"name" varchar,
  	"introduction" varchar,
  	"image_id" integer,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean DEFAULT false,
  	"changed_on" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_pages_v_version_headings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"section" varchar,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_text_block_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"html" jsonb,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_picture_block_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"caption" varchar,
  	"image_portrait_id" integer,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_gallery_block_v_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_gallery_block_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_table_block_v_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_table_block_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_facts_block_v_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_facts_block_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_action_block_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"label" varchar,
  	"link" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_downloads_block_v_downloads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"file_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_downloads_block_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_path" text NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"_uuid" varchar,
  	"block_name" varchar
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_path" varchar,
  	"version_name" varchar,
  	"version_introduction" varchar,
  	"version_image_id" integer,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_changed_on" timestamp(3) with time zone,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "team_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "team_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "team_skills" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"percent" numeric
  );
  
  CREATE TABLE "team_education" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"years" varchar,
  	"title" varchar,
  	"place" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "team" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"position" varchar,
  	"field" varchar,
  	"summary" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"thumbnail_id" integer,
  	"html" jsonb,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_team_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_team_v_version_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_team_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_team_v_version_skills" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"percent" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_team_v_version_education" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"years" varchar,
  	"title" varchar,
  	"place" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_team_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_position" varchar,
  	"version_field" varchar,
  	"version_summary" varchar,
  	"version_email" varchar,
  	"version_phone" varchar,
  	"version_thumbnail_id" integer,
  	"version_html" jsonb,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__team_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "contacts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"position" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"thumbnail_id" integer,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_contacts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_contacts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_position" varchar,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_thumbnail_id" integer,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__contacts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "clients" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"thumbnail_id" integer,
  	"figures" varchar,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_clients_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_clients_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_thumbnail_id" integer,
  	"version_figures" varchar,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__clients_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "downloads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"kind" "enum_downloads_kind",
  	"title" varchar,
  	"size" numeric,
  	"file_id" integer,
  	"locked_file_id" integer,
  	"language" varchar,
  	"revision" varchar,
  	"date" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_downloads_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_downloads_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_kind" "enum__downloads_v_version_kind",
  	"version_title" varchar,
  	"version_size" numeric,
  	"version_file_id" integer,
  	"version_locked_file_id" integer,
  	"version_language" varchar,
  	"version_revision" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__downloads_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "faq_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "faq" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"slug" varchar,
  	"thumbnail_id" integer,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_faq_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_faq_v_version_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_faq_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_thumbnail_id" integer,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__faq_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "projects_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "projects_stages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"when" varchar,
  	"title" varchar,
  	"figures" varchar,
  	"text" varchar,
  	"thumbnail_id" integer
  );
  
  CREATE TABLE "projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"text" varchar,
  	"thumbnail_id" integer,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_projects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_projects_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_stages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"when" varchar,
  	"title" varchar,
  	"figures" varchar,
  	"text" varchar,
  	"thumbnail_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_thumbnail_id" integer,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "industries_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "industries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"text" varchar,
  	"thumbnail_id" integer,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_industries_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_industries_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_industries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_thumbnail_id" integer,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__industries_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "timeline" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"year" varchar,
  	"title" varchar,
  	"text" varchar,
  	"thumbnail_id" integer,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_timeline_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_timeline_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_year" varchar,
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_thumbnail_id" integer,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__timeline_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "locations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"address" varchar,
  	"region" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_locations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "locations_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_locations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_address" varchar,
  	"version_region" varchar,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__locations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_locations_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "social_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"site_url" varchar,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_social_links_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_social_links_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_site_url" varchar,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__social_links_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "figures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"start" varchar,
  	"end" varchar,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_figures_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_figures_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_start" varchar,
  	"version_end" varchar,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__figures_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "skills" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"title" varchar,
  	"percent" numeric,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_skills_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_skills_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_title" varchar,
  	"version_percent" numeric,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__skills_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "hero_facts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"value" varchar,
  	"changed_by" varchar,
  	"further" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_hero_facts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_hero_facts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_value" varchar,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__hero_facts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "published_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file" varchar NOT NULL,
  	"state" "enum_published_files_state" DEFAULT 'published',
  	"message" varchar,
  	"comparison" varchar,
  	"checksum" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'author' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"enable_a_p_i_key" boolean,
  	"api_key" varchar,
  	"api_key_index" varchar,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"reviews_id" integer,
  	"services_id" integer,
  	"posts_id" integer,
  	"blog_categories_id" integer,
  	"media_id" integer,
  	"case_studies_id" integer,
  	"customers_id" integer,
  	"buyers_id" integer,
  	"excellence_id" integer,
  	"portfolio_id" integer,
  	"equipment_id" integer,
  	"documents_id" integer,
  	"pages_id" integer,
  	"team_id" integer,
  	"contacts_id" integer,
  	"clients_id" integer,
  	"downloads_id" integer,
  	"faq_id" integer,
  	"projects_id" integer,
  	"industries_id" integer,
  	"timeline_id" integer,
  	"locations_id" integer,
  	"social_links_id" integer,
  	"figures_id" integer,
  	"skills_id" integer,
  	"hero_facts_id" integer,
  	"locked_documents_id" integer,
  	"published_files_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"locale" varchar,
  	"path" varchar
  );
  
  CREATE TABLE "site_settings_offices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "site_settings_search_terms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slogan" varchar,
  	"description" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"address" varchar,
  	"logo_id" integer,
  	"footer_logo_id" integer,
  	"copyright" varchar,
  	"brand_accent" varchar,
  	"brand_ground" varchar,
  	"brand_logo_width" numeric,
  	"brand_favicon_id" integer,
  	"brand_touch_icon_id" integer,
  	"brand_card_id" integer,
  	"currency" varchar,
  	"locale" varchar,
  	"changed_by" varchar,
  	"further" jsonb,
  	"_status" "enum_site_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_languages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"locale" varchar,
  	"path" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_offices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_search_terms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_name" varchar,
  	"version_slogan" varchar,
  	"version_description" varchar,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_address" varchar,
  	"version_logo_id" integer,
  	"version_footer_logo_id" integer,
  	"version_copyright" varchar,
  	"version_brand_accent" varchar,
  	"version_brand_ground" varchar,
  	"version_brand_logo_width" numeric,
  	"version_brand_favicon_id" integer,
  	"version_brand_touch_icon_id" integer,
  	"version_brand_card_id" integer,
  	"version_currency" varchar,
  	"version_locale" varchar,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version__status" "enum__site_settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_site_settings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "words" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" jsonb,
  	"changed_by" varchar,
  	"further" jsonb,
  	"_status" "enum_words_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_words_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_words" jsonb,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version__status" "enum__words_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "menus_main" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "menus_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "menus_more" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "menus_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "menus_without" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_menus_without",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed_by" varchar,
  	"further" jsonb,
  	"_status" "enum_menus_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_menus_v_version_main" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_more" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menus_v_version_without" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__menus_v_version_without",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_menus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version__status" "enum__menus_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "home_page_about_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"subtitle" varchar,
  	"title" varchar
  );
  
  CREATE TABLE "home_page_counters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"subtitle" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "home_page_testimonials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"subtitle" varchar,
  	"html" jsonb,
  	"user_name" varchar,
  	"user_designation" varchar
  );
  
  CREATE TABLE "home_page_owners" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"user_name" varchar,
  	"user_designation" varchar,
  	"image_id" integer,
  	"title" varchar,
  	"subtitle" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "home_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"about_image_id" integer,
  	"about_title" varchar,
  	"about_description" varchar,
  	"about_youtube_logo" varchar,
  	"banner_background_image_id" integer,
  	"banner_title" varchar,
  	"banner_subtitle" varchar,
  	"sustainability_image_id" integer,
  	"sustainability_title" varchar,
  	"sustainability_subtitle" varchar,
  	"sustainability_description" varchar,
  	"sustainability_html" jsonb,
  	"changed_by" varchar,
  	"further" jsonb,
  	"_status" "enum_home_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_home_page_v_version_about_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"subtitle" varchar,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_counters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"subtitle" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_testimonials" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"subtitle" varchar,
  	"html" jsonb,
  	"user_name" varchar,
  	"user_designation" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_owners" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_name" varchar,
  	"user_designation" varchar,
  	"image_id" integer,
  	"title" varchar,
  	"subtitle" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_about_image_id" integer,
  	"version_about_title" varchar,
  	"version_about_description" varchar,
  	"version_about_youtube_logo" varchar,
  	"version_banner_background_image_id" integer,
  	"version_banner_title" varchar,
  	"version_banner_subtitle" varchar,
  	"version_sustainability_image_id" integer,
  	"version_sustainability_title" varchar,
  	"version_sustainability_subtitle" varchar,
  	"version_sustainability_description" varchar,
  	"version_sustainability_html" jsonb,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version__status" "enum__home_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "construction_home_about_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "construction_home_marquee" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "construction_home_buildings_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "construction_home_buildings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"thumbnail_id" integer
  );
  
  CREATE TABLE "construction_home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"banner_title" varchar,
  	"banner_text" varchar,
  	"banner_image_id" integer,
  	"banner_image_portrait_id" integer,
  	"elevation_bay" varchar,
  	"about_title" varchar,
  	"about_description" varchar,
  	"about_image_id" integer,
  	"film_title" varchar,
  	"film_text" varchar,
  	"film_image_id" integer,
  	"film_youtube_logo" varchar,
  	"changed_by" varchar,
  	"further" jsonb,
  	"_status" "enum_construction_home_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "construction_home_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_construction_home_v_version_about_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_construction_home_v_version_marquee" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_construction_home_v_version_buildings_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_construction_home_v_version_buildings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"thumbnail_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_construction_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_banner_title" varchar,
  	"version_banner_text" varchar,
  	"version_banner_image_id" integer,
  	"version_banner_image_portrait_id" integer,
  	"version_elevation_bay" varchar,
  	"version_about_title" varchar,
  	"version_about_description" varchar,
  	"version_about_image_id" integer,
  	"version_film_title" varchar,
  	"version_film_text" varchar,
  	"version_film_image_id" integer,
  	"version_film_youtube_logo" varchar,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version__status" "enum__construction_home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_construction_home_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "industrial_home_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer,
  	"image_portrait_id" integer
  );
  
  CREATE TABLE "industrial_home_about_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "industrial_home_marquee" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "industrial_home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"about_title" varchar,
  	"about_description" varchar,
  	"about_image_id" integer,
  	"changed_by" varchar,
  	"further" jsonb,
  	"_status" "enum_industrial_home_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "industrial_home_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_industrial_home_v_version_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer,
  	"image_portrait_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_industrial_home_v_version_about_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_industrial_home_v_version_marquee" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_industrial_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_about_title" varchar,
  	"version_about_description" varchar,
  	"version_about_image_id" integer,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version__status" "enum__industrial_home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_industrial_home_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "about_page_about_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"subtitle" varchar,
  	"title" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "about_page_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "about_page_story" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"subtitle" varchar,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "about_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"about_image_id" integer,
  	"about_title" varchar,
  	"about_subtitle" varchar,
  	"about_description" varchar,
  	"about_youtube_logo" varchar,
  	"about_html" jsonb,
  	"why_title" varchar,
  	"why_subtitle" varchar,
  	"why_text" varchar,
  	"changed_by" varchar,
  	"further" jsonb,
  	"_status" "enum_about_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_about_page_v_version_about_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"subtitle" varchar,
  	"title" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_page_v_version_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_page_v_version_story" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"subtitle" varchar,
  	"title" varchar,
  	"text" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_about_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_about_image_id" integer,
  	"version_about_title" varchar,
  	"version_about_subtitle" varchar,
  	"version_about_description" varchar,
  	"version_about_youtube_logo" varchar,
  	"version_about_html" jsonb,
  	"version_why_title" varchar,
  	"version_why_subtitle" varchar,
  	"version_why_text" varchar,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version__status" "enum__about_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "service_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"title" varchar,
  	"subtitle" varchar,
  	"description" varchar,
  	"text" varchar,
  	"changed_by" varchar,
  	"further" jsonb,
  	"_status" "enum_service_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_service_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_image_id" integer,
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_description" varchar,
  	"version_text" varchar,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version__status" "enum__service_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "clients_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"title" varchar,
  	"subtitle" varchar,
  	"changed_by" varchar,
  	"further" jsonb,
  	"_status" "enum_clients_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_clients_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_image_id" integer,
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version__status" "enum__clients_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "portfolio_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer,
  	"title" varchar,
  	"subtitle" varchar,
  	"file_id" integer,
  	"changed_by" varchar,
  	"further" jsonb,
  	"_status" "enum_portfolio_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_portfolio_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_image_id" integer,
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_file_id" integer,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version__status" "enum__portfolio_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "contact_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"background_image_id" integer,
  	"title" varchar,
  	"subtitle" varchar,
  	"changed_by" varchar,
  	"further" jsonb,
  	"_status" "enum_contact_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_contact_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_background_image_id" integer,
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version__status" "enum__contact_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "certificate_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"subtitle" varchar,
  	"file_id" integer,
  	"changed_by" varchar,
  	"further" jsonb,
  	"_status" "enum_certificate_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_certificate_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_file_id" integer,
  	"version_changed_by" varchar,
  	"version_further" jsonb,
  	"version__status" "enum__certificate_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "products_specifications" ADD CONSTRAINT "products_specifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_documents" ADD CONSTRAINT "products_documents_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_documents" ADD CONSTRAINT "products_documents_locked_file_id_locked_documents_id_fk" FOREIGN KEY ("locked_file_id") REFERENCES "public"."locked_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_documents" ADD CONSTRAINT "products_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_specifications" ADD CONSTRAINT "_products_v_version_specifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_documents" ADD CONSTRAINT "_products_v_version_documents_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_documents" ADD CONSTRAINT "_products_v_version_documents_locked_file_id_locked_documents_id_fk" FOREIGN KEY ("locked_file_id") REFERENCES "public"."locked_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_documents" ADD CONSTRAINT "_products_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_contact_id_contacts_id_fk" FOREIGN KEY ("version_contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_parent_id_reviews_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_product_id_products_id_fk" FOREIGN KEY ("version_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reviews_v" ADD CONSTRAINT "_reviews_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_images" ADD CONSTRAINT "services_images_path_id_media_id_fk" FOREIGN KEY ("path_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_images" ADD CONSTRAINT "services_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_facts" ADD CONSTRAINT "services_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_documents" ADD CONSTRAINT "services_documents_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_documents" ADD CONSTRAINT "services_documents_locked_file_id_locked_documents_id_fk" FOREIGN KEY ("locked_file_id") REFERENCES "public"."locked_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_documents" ADD CONSTRAINT "services_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_places" ADD CONSTRAINT "services_places_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_thumbnail_portrait_id_media_id_fk" FOREIGN KEY ("thumbnail_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_slide_picture_id_media_id_fk" FOREIGN KEY ("slide_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_card_picture_id_media_id_fk" FOREIGN KEY ("card_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_version_images" ADD CONSTRAINT "_services_v_version_images_path_id_media_id_fk" FOREIGN KEY ("path_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_version_images" ADD CONSTRAINT "_services_v_version_images_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_facts" ADD CONSTRAINT "_services_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_documents" ADD CONSTRAINT "_services_v_version_documents_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_version_documents" ADD CONSTRAINT "_services_v_version_documents_locked_file_id_locked_documents_id_fk" FOREIGN KEY ("locked_file_id") REFERENCES "public"."locked_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_version_documents" ADD CONSTRAINT "_services_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_places" ADD CONSTRAINT "_services_v_version_places_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_thumbnail_portrait_id_media_id_fk" FOREIGN KEY ("version_thumbnail_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_slide_picture_id_media_id_fk" FOREIGN KEY ("version_slide_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_card_picture_id_media_id_fk" FOREIGN KEY ("version_card_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_contact_id_contacts_id_fk" FOREIGN KEY ("version_contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_texts" ADD CONSTRAINT "posts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_texts" ADD CONSTRAINT "_posts_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blog_categories_v" ADD CONSTRAINT "_blog_categories_v_parent_id_blog_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_part_id_media_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_parent_id_case_studies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_part_id_media_id_fk" FOREIGN KEY ("version_part_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customers" ADD CONSTRAINT "customers_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customers" ADD CONSTRAINT "customers_part_id_media_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_customers_v" ADD CONSTRAINT "_customers_v_parent_id_customers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_customers_v" ADD CONSTRAINT "_customers_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_customers_v" ADD CONSTRAINT "_customers_v_version_part_id_media_id_fk" FOREIGN KEY ("version_part_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "buyers" ADD CONSTRAINT "buyers_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "buyers" ADD CONSTRAINT "buyers_part_id_media_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_buyers_v" ADD CONSTRAINT "_buyers_v_parent_id_buyers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."buyers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_buyers_v" ADD CONSTRAINT "_buyers_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_buyers_v" ADD CONSTRAINT "_buyers_v_version_part_id_media_id_fk" FOREIGN KEY ("version_part_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "excellence" ADD CONSTRAINT "excellence_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "excellence" ADD CONSTRAINT "excellence_part_id_media_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_excellence_v" ADD CONSTRAINT "_excellence_v_parent_id_excellence_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."excellence"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_excellence_v" ADD CONSTRAINT "_excellence_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_excellence_v" ADD CONSTRAINT "_excellence_v_version_part_id_media_id_fk" FOREIGN KEY ("version_part_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "portfolio" ADD CONSTRAINT "portfolio_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "portfolio" ADD CONSTRAINT "portfolio_part_id_media_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_portfolio_v" ADD CONSTRAINT "_portfolio_v_parent_id_portfolio_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."portfolio"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_portfolio_v" ADD CONSTRAINT "_portfolio_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_portfolio_v" ADD CONSTRAINT "_portfolio_v_version_part_id_media_id_fk" FOREIGN KEY ("version_part_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "equipment" ADD CONSTRAINT "equipment_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "equipment" ADD CONSTRAINT "equipment_part_id_media_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_equipment_v" ADD CONSTRAINT "_equipment_v_parent_id_equipment_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."equipment"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_equipment_v" ADD CONSTRAINT "_equipment_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_equipment_v" ADD CONSTRAINT "_equipment_v_version_part_id_media_id_fk" FOREIGN KEY ("version_part_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_part_id_media_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_documents_v" ADD CONSTRAINT "_documents_v_parent_id_documents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_documents_v" ADD CONSTRAINT "_documents_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_documents_v" ADD CONSTRAINT "_documents_v_version_part_id_media_id_fk" FOREIGN KEY ("version_part_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_headings" ADD CONSTRAINT "pages_headings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "text_block" ADD CONSTRAINT "text_block_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "picture_block" ADD CONSTRAINT "picture_block_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "picture_block" ADD CONSTRAINT "picture_block_image_portrait_id_media_id_fk" FOREIGN KEY ("image_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "picture_block" ADD CONSTRAINT "picture_block_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gallery_block_pictures" ADD CONSTRAINT "gallery_block_pictures_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gallery_block_pictures" ADD CONSTRAINT "gallery_block_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gallery_block"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gallery_block" ADD CONSTRAINT "gallery_block_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "table_block_rows" ADD CONSTRAINT "table_block_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."table_block"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "table_block" ADD CONSTRAINT "table_block_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "facts_block_facts" ADD CONSTRAINT "facts_block_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."facts_block"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "facts_block" ADD CONSTRAINT "facts_block_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "action_block" ADD CONSTRAINT "action_block_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "downloads_block_downloads" ADD CONSTRAINT "downloads_block_downloads_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads_block_downloads" ADD CONSTRAINT "downloads_block_downloads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."downloads_block"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "downloads_block" ADD CONSTRAINT "downloads_block_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_texts" ADD CONSTRAINT "pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_headings" ADD CONSTRAINT "_pages_v_version_headings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_text_block_v" ADD CONSTRAINT "_text_block_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_picture_block_v" ADD CONSTRAINT "_picture_block_v_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_picture_block_v" ADD CONSTRAINT "_picture_block_v_image_portrait_id_media_id_fk" FOREIGN KEY ("image_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_picture_block_v" ADD CONSTRAINT "_picture_block_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gallery_block_v_pictures" ADD CONSTRAINT "_gallery_block_v_pictures_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_block_v_pictures" ADD CONSTRAINT "_gallery_block_v_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_gallery_block_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gallery_block_v" ADD CONSTRAINT "_gallery_block_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_table_block_v_rows" ADD CONSTRAINT "_table_block_v_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_table_block_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_table_block_v" ADD CONSTRAINT "_table_block_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_facts_block_v_facts" ADD CONSTRAINT "_facts_block_v_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_facts_block_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_facts_block_v" ADD CONSTRAINT "_facts_block_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_action_block_v" ADD CONSTRAINT "_action_block_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_downloads_block_v_downloads" ADD CONSTRAINT "_downloads_block_v_downloads_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_downloads_block_v_downloads" ADD CONSTRAINT "_downloads_block_v_downloads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_downloads_block_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_downloads_block_v" ADD CONSTRAINT "_downloads_block_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_texts" ADD CONSTRAINT "_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_links" ADD CONSTRAINT "team_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_facts" ADD CONSTRAINT "team_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_skills" ADD CONSTRAINT "team_skills_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_education" ADD CONSTRAINT "team_education_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team" ADD CONSTRAINT "team_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_v_version_links" ADD CONSTRAINT "_team_v_version_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_team_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_v_version_facts" ADD CONSTRAINT "_team_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_team_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_v_version_skills" ADD CONSTRAINT "_team_v_version_skills_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_team_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_v_version_education" ADD CONSTRAINT "_team_v_version_education_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_team_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_v" ADD CONSTRAINT "_team_v_parent_id_team_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_v" ADD CONSTRAINT "_team_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contacts" ADD CONSTRAINT "contacts_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contacts_v" ADD CONSTRAINT "_contacts_v_parent_id_contacts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contacts_v" ADD CONSTRAINT "_contacts_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clients" ADD CONSTRAINT "clients_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clients_v" ADD CONSTRAINT "_clients_v_parent_id_clients_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clients_v" ADD CONSTRAINT "_clients_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_locked_file_id_locked_documents_id_fk" FOREIGN KEY ("locked_file_id") REFERENCES "public"."locked_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_downloads_v" ADD CONSTRAINT "_downloads_v_parent_id_downloads_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."downloads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_downloads_v" ADD CONSTRAINT "_downloads_v_version_file_id_media_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_downloads_v" ADD CONSTRAINT "_downloads_v_version_locked_file_id_locked_documents_id_fk" FOREIGN KEY ("version_locked_file_id") REFERENCES "public"."locked_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faq_entries" ADD CONSTRAINT "faq_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq" ADD CONSTRAINT "faq_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faq_v_version_entries" ADD CONSTRAINT "_faq_v_version_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faq_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faq_v" ADD CONSTRAINT "_faq_v_parent_id_faq_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faq"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faq_v" ADD CONSTRAINT "_faq_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_facts" ADD CONSTRAINT "projects_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_stages" ADD CONSTRAINT "projects_stages_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_stages" ADD CONSTRAINT "projects_stages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_version_facts" ADD CONSTRAINT "_projects_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_stages" ADD CONSTRAINT "_projects_v_version_stages_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_version_stages" ADD CONSTRAINT "_projects_v_version_stages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "industries_facts" ADD CONSTRAINT "industries_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries" ADD CONSTRAINT "industries_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v_version_facts" ADD CONSTRAINT "_industries_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_parent_id_industries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industries_v" ADD CONSTRAINT "_industries_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "timeline" ADD CONSTRAINT "timeline_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_timeline_v" ADD CONSTRAINT "_timeline_v_parent_id_timeline_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."timeline"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_timeline_v" ADD CONSTRAINT "_timeline_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "locations_texts" ADD CONSTRAINT "locations_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_locations_v" ADD CONSTRAINT "_locations_v_parent_id_locations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_locations_v_texts" ADD CONSTRAINT "_locations_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_locations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_social_links_v" ADD CONSTRAINT "_social_links_v_parent_id_social_links_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."social_links"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_figures_v" ADD CONSTRAINT "_figures_v_parent_id_figures_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."figures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_skills_v" ADD CONSTRAINT "_skills_v_parent_id_skills_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."skills"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hero_facts_v" ADD CONSTRAINT "_hero_facts_v_parent_id_hero_facts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hero_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blog_categories_fk" FOREIGN KEY ("blog_categories_id") REFERENCES "public"."blog_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_studies_fk" FOREIGN KEY ("case_studies_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_buyers_fk" FOREIGN KEY ("buyers_id") REFERENCES "public"."buyers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_excellence_fk" FOREIGN KEY ("excellence_id") REFERENCES "public"."excellence"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_portfolio_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolio"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_equipment_fk" FOREIGN KEY ("equipment_id") REFERENCES "public"."equipment"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_clients_fk" FOREIGN KEY ("clients_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_timeline_fk" FOREIGN KEY ("timeline_id") REFERENCES "public"."timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_locations_fk" FOREIGN KEY ("locations_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_social_links_fk" FOREIGN KEY ("social_links_id") REFERENCES "public"."social_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_figures_fk" FOREIGN KEY ("figures_id") REFERENCES "public"."figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_skills_fk" FOREIGN KEY ("skills_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hero_facts_fk" FOREIGN KEY ("hero_facts_id") REFERENCES "public"."hero_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_locked_documents_fk" FOREIGN KEY ("locked_documents_id") REFERENCES "public"."locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_published_files_fk" FOREIGN KEY ("published_files_id") REFERENCES "public"."published_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_languages" ADD CONSTRAINT "site_settings_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_offices" ADD CONSTRAINT "site_settings_offices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_search_terms" ADD CONSTRAINT "site_settings_search_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_footer_logo_id_media_id_fk" FOREIGN KEY ("footer_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_brand_favicon_id_media_id_fk" FOREIGN KEY ("brand_favicon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_brand_touch_icon_id_media_id_fk" FOREIGN KEY ("brand_touch_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_brand_card_id_media_id_fk" FOREIGN KEY ("brand_card_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_texts" ADD CONSTRAINT "site_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_languages" ADD CONSTRAINT "_site_settings_v_version_languages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_offices" ADD CONSTRAINT "_site_settings_v_version_offices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_search_terms" ADD CONSTRAINT "_site_settings_v_version_search_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_footer_logo_id_media_id_fk" FOREIGN KEY ("version_footer_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_brand_favicon_id_media_id_fk" FOREIGN KEY ("version_brand_favicon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_brand_touch_icon_id_media_id_fk" FOREIGN KEY ("version_brand_touch_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_brand_card_id_media_id_fk" FOREIGN KEY ("version_brand_card_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_texts" ADD CONSTRAINT "_site_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_main" ADD CONSTRAINT "menus_main_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_footer" ADD CONSTRAINT "menus_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_more" ADD CONSTRAINT "menus_more_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_legal" ADD CONSTRAINT "menus_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus_without" ADD CONSTRAINT "menus_without_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_main" ADD CONSTRAINT "_menus_v_version_main_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_footer" ADD CONSTRAINT "_menus_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_more" ADD CONSTRAINT "_menus_v_version_more_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_legal" ADD CONSTRAINT "_menus_v_version_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v_version_without" ADD CONSTRAINT "_menus_v_version_without_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_about_blocks" ADD CONSTRAINT "home_page_about_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_counters" ADD CONSTRAINT "home_page_counters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_testimonials" ADD CONSTRAINT "home_page_testimonials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_owners" ADD CONSTRAINT "home_page_owners_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page_owners" ADD CONSTRAINT "home_page_owners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_about_image_id_media_id_fk" FOREIGN KEY ("about_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_banner_background_image_id_media_id_fk" FOREIGN KEY ("banner_background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_sustainability_image_id_media_id_fk" FOREIGN KEY ("sustainability_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_about_blocks" ADD CONSTRAINT "_home_page_v_version_about_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_counters" ADD CONSTRAINT "_home_page_v_version_counters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_testimonials" ADD CONSTRAINT "_home_page_v_version_testimonials_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_owners" ADD CONSTRAINT "_home_page_v_version_owners_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_owners" ADD CONSTRAINT "_home_page_v_version_owners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_about_image_id_media_id_fk" FOREIGN KEY ("version_about_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_banner_background_image_id_media_id_fk" FOREIGN KEY ("version_banner_background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_sustainability_image_id_media_id_fk" FOREIGN KEY ("version_sustainability_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "construction_home_about_blocks" ADD CONSTRAINT "construction_home_about_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."construction_home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "construction_home_marquee" ADD CONSTRAINT "construction_home_marquee_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."construction_home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "construction_home_buildings_facts" ADD CONSTRAINT "construction_home_buildings_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."construction_home_buildings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "construction_home_buildings" ADD CONSTRAINT "construction_home_buildings_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "construction_home_buildings" ADD CONSTRAINT "construction_home_buildings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."construction_home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "construction_home" ADD CONSTRAINT "construction_home_banner_image_id_media_id_fk" FOREIGN KEY ("banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "construction_home" ADD CONSTRAINT "construction_home_banner_image_portrait_id_media_id_fk" FOREIGN KEY ("banner_image_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "construction_home" ADD CONSTRAINT "construction_home_about_image_id_media_id_fk" FOREIGN KEY ("about_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "construction_home" ADD CONSTRAINT "construction_home_film_image_id_media_id_fk" FOREIGN KEY ("film_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "construction_home_texts" ADD CONSTRAINT "construction_home_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."construction_home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_construction_home_v_version_about_blocks" ADD CONSTRAINT "_construction_home_v_version_about_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_construction_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_construction_home_v_version_marquee" ADD CONSTRAINT "_construction_home_v_version_marquee_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_construction_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_construction_home_v_version_buildings_facts" ADD CONSTRAINT "_construction_home_v_version_buildings_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_construction_home_v_version_buildings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_construction_home_v_version_buildings" ADD CONSTRAINT "_construction_home_v_version_buildings_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_construction_home_v_version_buildings" ADD CONSTRAINT "_construction_home_v_version_buildings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_construction_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_construction_home_v" ADD CONSTRAINT "_construction_home_v_version_banner_image_id_media_id_fk" FOREIGN KEY ("version_banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_construction_home_v" ADD CONSTRAINT "_construction_home_v_version_banner_image_portrait_id_media_id_fk" FOREIGN KEY ("version_banner_image_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_construction_home_v" ADD CONSTRAINT "_construction_home_v_version_about_image_id_media_id_fk" FOREIGN KEY ("version_about_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_construction_home_v" ADD CONSTRAINT "_construction_home_v_version_film_image_id_media_id_fk" FOREIGN KEY ("version_film_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_construction_home_v_texts" ADD CONSTRAINT "_construction_home_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_construction_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industrial_home_slides" ADD CONSTRAINT "industrial_home_slides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "industrial_home_slides" ADD CONSTRAINT "industrial_home_slides_image_portrait_id_media_id_fk" FOREIGN KEY ("image_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "industrial_home_slides" ADD CONSTRAINT "industrial_home_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industrial_home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industrial_home_about_blocks" ADD CONSTRAINT "industrial_home_about_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industrial_home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industrial_home_marquee" ADD CONSTRAINT "industrial_home_marquee_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industrial_home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industrial_home" ADD CONSTRAINT "industrial_home_about_image_id_media_id_fk" FOREIGN KEY ("about_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "industrial_home_texts" ADD CONSTRAINT "industrial_home_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."industrial_home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industrial_home_v_version_slides" ADD CONSTRAINT "_industrial_home_v_version_slides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industrial_home_v_version_slides" ADD CONSTRAINT "_industrial_home_v_version_slides_image_portrait_id_media_id_fk" FOREIGN KEY ("image_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industrial_home_v_version_slides" ADD CONSTRAINT "_industrial_home_v_version_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industrial_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industrial_home_v_version_about_blocks" ADD CONSTRAINT "_industrial_home_v_version_about_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industrial_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industrial_home_v_version_marquee" ADD CONSTRAINT "_industrial_home_v_version_marquee_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industrial_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industrial_home_v" ADD CONSTRAINT "_industrial_home_v_version_about_image_id_media_id_fk" FOREIGN KEY ("version_about_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_industrial_home_v_texts" ADD CONSTRAINT "_industrial_home_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_industrial_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_about_blocks" ADD CONSTRAINT "about_page_about_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_reasons" ADD CONSTRAINT "about_page_reasons_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_page_reasons" ADD CONSTRAINT "about_page_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page_story" ADD CONSTRAINT "about_page_story_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_page_story" ADD CONSTRAINT "about_page_story_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_page" ADD CONSTRAINT "about_page_about_image_id_media_id_fk" FOREIGN KEY ("about_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_about_blocks" ADD CONSTRAINT "_about_page_v_version_about_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_reasons" ADD CONSTRAINT "_about_page_v_version_reasons_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_reasons" ADD CONSTRAINT "_about_page_v_version_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_story" ADD CONSTRAINT "_about_page_v_version_story_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_page_v_version_story" ADD CONSTRAINT "_about_page_v_version_story_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_page_v" ADD CONSTRAINT "_about_page_v_version_about_image_id_media_id_fk" FOREIGN KEY ("version_about_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_page" ADD CONSTRAINT "service_page_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_page_v" ADD CONSTRAINT "_service_page_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clients_page" ADD CONSTRAINT "clients_page_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clients_page_v" ADD CONSTRAINT "_clients_page_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "portfolio_page" ADD CONSTRAINT "portfolio_page_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "portfolio_page" ADD CONSTRAINT "portfolio_page_file_id_media_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_portfolio_page_v" ADD CONSTRAINT "_portfolio_page_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_portfolio_page_v" ADD CONSTRAINT "_portfolio_page_v_version_file_id_media_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_page" ADD CONSTRAINT "contact_page_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_page_v" ADD CONSTRAINT "_contact_page_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificate_page" ADD CONSTRAINT "certificate_page_file_id_locked_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."locked_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_certificate_page_v" ADD CONSTRAINT "_certificate_page_v_version_file_id_locked_documents_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."locked_documents"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "products_specifications_order_idx" ON "products_specifications" USING btree ("_order");
  CREATE INDEX "products_specifications_parent_id_idx" ON "products_specifications" USING btree ("_parent_id");
  CREATE INDEX "products_documents_order_idx" ON "products_documents" USING btree ("_order");
  CREATE INDEX "products_documents_parent_id_idx" ON "products_documents" USING btree ("_parent_id");
  CREATE INDEX "products_documents_file_idx" ON "products_documents" USING btree ("file_id");
  CREATE INDEX "products_documents_locked_file_idx" ON "products_documents" USING btree ("locked_file_id");
  CREATE INDEX "products__order_idx" ON "products" USING btree ("_order");
  CREATE INDEX "products_thumbnail_idx" ON "products" USING btree ("thumbnail_id");
  CREATE INDEX "products_contact_idx" ON "products" USING btree ("contact_id");
  CREATE INDEX "products_seo_seo_image_idx" ON "products" USING btree ("seo_image_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE INDEX "_products_v_version_specifications_order_idx" ON "_products_v_version_specifications" USING btree ("_order");
  CREATE INDEX "_products_v_version_specifications_parent_id_idx" ON "_products_v_version_specifications" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_documents_order_idx" ON "_products_v_version_documents" USING btree ("_order");
  CREATE INDEX "_products_v_version_documents_parent_id_idx" ON "_products_v_version_documents" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_documents_file_idx" ON "_products_v_version_documents" USING btree ("file_id");
  CREATE INDEX "_products_v_version_documents_locked_file_idx" ON "_products_v_version_documents" USING btree ("locked_file_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version__order_idx" ON "_products_v" USING btree ("version__order");
  CREATE INDEX "_products_v_version_version_thumbnail_idx" ON "_products_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_products_v_version_version_contact_idx" ON "_products_v" USING btree ("version_contact_id");
  CREATE INDEX "_products_v_version_seo_version_seo_image_idx" ON "_products_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "reviews__order_idx" ON "reviews" USING btree ("_order");
  CREATE INDEX "reviews_product_idx" ON "reviews" USING btree ("product_id");
  CREATE INDEX "reviews_image_idx" ON "reviews" USING btree ("image_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "reviews_deleted_at_idx" ON "reviews" USING btree ("deleted_at");
  CREATE INDEX "reviews__status_idx" ON "reviews" USING btree ("_status");
  CREATE INDEX "_reviews_v_parent_idx" ON "_reviews_v" USING btree ("parent_id");
  CREATE INDEX "_reviews_v_version_version__order_idx" ON "_reviews_v" USING btree ("version__order");
  CREATE INDEX "_reviews_v_version_version_product_idx" ON "_reviews_v" USING btree ("version_product_id");
  CREATE INDEX "_reviews_v_version_version_image_idx" ON "_reviews_v" USING btree ("version_image_id");
  CREATE INDEX "_reviews_v_version_version_updated_at_idx" ON "_reviews_v" USING btree ("version_updated_at");
  CREATE INDEX "_reviews_v_version_version_created_at_idx" ON "_reviews_v" USING btree ("version_created_at");
  CREATE INDEX "_reviews_v_version_version_deleted_at_idx" ON "_reviews_v" USING btree ("version_deleted_at");
  CREATE INDEX "_reviews_v_version_version__status_idx" ON "_reviews_v" USING btree ("version__status");
  CREATE INDEX "_reviews_v_created_at_idx" ON "_reviews_v" USING btree ("created_at");
  CREATE INDEX "_reviews_v_updated_at_idx" ON "_reviews_v" USING btree ("updated_at");
  CREATE INDEX "_reviews_v_latest_idx" ON "_reviews_v" USING btree ("latest");
  CREATE INDEX "services_images_order_idx" ON "services_images" USING btree ("_order");
  CREATE INDEX "services_images_parent_id_idx" ON "services_images" USING btree ("_parent_id");
  CREATE INDEX "services_images_path_idx" ON "services_images" USING btree ("path_id");
  CREATE INDEX "services_facts_order_idx" ON "services_facts" USING btree ("_order");
  CREATE INDEX "services_facts_parent_id_idx" ON "services_facts" USING btree ("_parent_id");
  CREATE INDEX "services_documents_order_idx" ON "services_documents" USING btree ("_order");
  CREATE INDEX "services_documents_parent_id_idx" ON "services_documents" USING btree ("_parent_id");
  CREATE INDEX "services_documents_file_idx" ON "services_documents" USING btree ("file_id");
  CREATE INDEX "services_documents_locked_file_idx" ON "services_documents" USING btree ("locked_file_id");
  CREATE INDEX "services_places_order_idx" ON "services_places" USING btree ("order");
  CREATE INDEX "services_places_parent_idx" ON "services_places" USING btree ("parent_id");
  CREATE INDEX "services__order_idx" ON "services" USING btree ("_order");
  CREATE INDEX "services_thumbnail_idx" ON "services" USING btree ("thumbnail_id");
  CREATE INDEX "services_thumbnail_portrait_idx" ON "services" USING btree ("thumbnail_portrait_id");
  CREATE INDEX "services_slide_picture_idx" ON "services" USING btree ("slide_picture_id");
  CREATE INDEX "services_card_picture_idx" ON "services" USING btree ("card_picture_id");
  CREATE INDEX "services_contact_idx" ON "services" USING btree ("contact_id");
  CREATE INDEX "services_seo_seo_image_idx" ON "services" USING btree ("seo_image_id");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE INDEX "_services_v_version_images_order_idx" ON "_services_v_version_images" USING btree ("_order");
  CREATE INDEX "_services_v_version_images_parent_id_idx" ON "_services_v_version_images" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_images_path_idx" ON "_services_v_version_images" USING btree ("path_id");
  CREATE INDEX "_services_v_version_facts_order_idx" ON "_services_v_version_facts" USING btree ("_order");
  CREATE INDEX "_services_v_version_facts_parent_id_idx" ON "_services_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_documents_order_idx" ON "_services_v_version_documents" USING btree ("_order");
  CREATE INDEX "_services_v_version_documents_parent_id_idx" ON "_services_v_version_documents" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_documents_file_idx" ON "_services_v_version_documents" USING btree ("file_id");
  CREATE INDEX "_services_v_version_documents_locked_file_idx" ON "_services_v_version_documents" USING btree ("locked_file_id");
  CREATE INDEX "_services_v_version_places_order_idx" ON "_services_v_version_places" USING btree ("order");
  CREATE INDEX "_services_v_version_places_parent_idx" ON "_services_v_version_places" USING btree ("parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version__order_idx" ON "_services_v" USING btree ("version__order");
  CREATE INDEX "_services_v_version_version_thumbnail_idx" ON "_services_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_services_v_version_version_thumbnail_portrait_idx" ON "_services_v" USING btree ("version_thumbnail_portrait_id");
  CREATE INDEX "_services_v_version_version_slide_picture_idx" ON "_services_v" USING btree ("version_slide_picture_id");
  CREATE INDEX "_services_v_version_version_card_picture_idx" ON "_services_v" USING btree ("version_card_picture_id");
  CREATE INDEX "_services_v_version_version_contact_idx" ON "_services_v" USING btree ("version_contact_id");
  CREATE INDEX "_services_v_version_seo_version_seo_image_idx" ON "_services_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version_deleted_at_idx" ON "_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE INDEX "posts__order_idx" ON "posts" USING btree ("_order");
  CREATE INDEX "posts_thumbnail_idx" ON "posts" USING btree ("thumbnail_id");
  CREATE INDEX "posts_seo_seo_image_idx" ON "posts" USING btree ("seo_image_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "posts_texts_order_parent" ON "posts_texts" USING btree ("order","parent_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version__order_idx" ON "_posts_v" USING btree ("version__order");
  CREATE INDEX "_posts_v_version_version_thumbnail_idx" ON "_posts_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_posts_v_version_seo_version_seo_image_idx" ON "_posts_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_texts_order_parent" ON "_posts_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "blog_categories__order_idx" ON "blog_categories" USING btree ("_order");
  CREATE INDEX "blog_categories_updated_at_idx" ON "blog_categories" USING btree ("updated_at");
  CREATE INDEX "blog_categories_created_at_idx" ON "blog_categories" USING btree ("created_at");
  CREATE INDEX "blog_categories_deleted_at_idx" ON "blog_categories" USING btree ("deleted_at");
  CREATE INDEX "blog_categories__status_idx" ON "blog_categories" USING btree ("_status");
  CREATE INDEX "_blog_categories_v_parent_idx" ON "_blog_categories_v" USING btree ("parent_id");
  CREATE INDEX "_blog_categories_v_version_version__order_idx" ON "_blog_categories_v" USING btree ("version__order");
  CREATE INDEX "_blog_categories_v_version_version_updated_at_idx" ON "_blog_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_blog_categories_v_version_version_created_at_idx" ON "_blog_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_blog_categories_v_version_version_deleted_at_idx" ON "_blog_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_blog_categories_v_version_version__status_idx" ON "_blog_categories_v" USING btree ("version__status");
  CREATE INDEX "_blog_categories_v_created_at_idx" ON "_blog_categories_v" USING btree ("created_at");
  CREATE INDEX "_blog_categories_v_updated_at_idx" ON "_blog_categories_v" USING btree ("updated_at");
  CREATE INDEX "_blog_categories_v_latest_idx" ON "_blog_categories_v" USING btree ("latest");
  CREATE UNIQUE INDEX "media_public_path_idx" ON "media" USING btree ("public_path");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "media_sizes_portrait_sizes_portrait_filename_idx" ON "media" USING btree ("sizes_portrait_filename");
  CREATE INDEX "case_studies__order_idx" ON "case_studies" USING btree ("_order");
  CREATE INDEX "case_studies_thumbnail_idx" ON "case_studies" USING btree ("thumbnail_id");
  CREATE INDEX "case_studies_part_idx" ON "case_studies" USING btree ("part_id");
  CREATE INDEX "case_studies_updated_at_idx" ON "case_studies" USING btree ("updated_at");
  CREATE INDEX "case_studies_created_at_idx" ON "case_studies" USING btree ("created_at");
  CREATE INDEX "case_studies_deleted_at_idx" ON "case_studies" USING btree ("deleted_at");
  CREATE INDEX "case_studies__status_idx" ON "case_studies" USING btree ("_status");
  CREATE INDEX "_case_studies_v_parent_idx" ON "_case_studies_v" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_version_version__order_idx" ON "_case_studies_v" USING btree ("version__order");
  CREATE INDEX "_case_studies_v_version_version_thumbnail_idx" ON "_case_studies_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_case_studies_v_version_version_part_idx" ON "_case_studies_v" USING btree ("version_part_id");
  CREATE INDEX "_case_studies_v_version_version_updated_at_idx" ON "_case_studies_v" USING btree ("version_updated_at");
  CREATE INDEX "_case_studies_v_version_version_created_at_idx" ON "_case_studies_v" USING btree ("version_created_at");
  CREATE INDEX "_case_studies_v_version_version_deleted_at_idx" ON "_case_studies_v" USING btree ("version_deleted_at");
  CREATE INDEX "_case_studies_v_version_version__status_idx" ON "_case_studies_v" USING btree ("version__status");
  CREATE INDEX "_case_studies_v_created_at_idx" ON "_case_studies_v" USING btree ("created_at");
  CREATE INDEX "_case_studies_v_updated_at_idx" ON "_case_studies_v" USING btree ("updated_at");
  CREATE INDEX "_case_studies_v_latest_idx" ON "_case_studies_v" USING btree ("latest");
  CREATE INDEX "customers__order_idx" ON "customers" USING btree ("_order");
  CREATE INDEX "customers_thumbnail_idx" ON "customers" USING btree ("thumbnail_id");
  CREATE INDEX "customers_part_idx" ON "customers" USING btree ("part_id");
  CREATE INDEX "customers_updated_at_idx" ON "customers" USING btree ("updated_at");
  CREATE INDEX "customers_created_at_idx" ON "customers" USING btree ("created_at");
  CREATE INDEX "customers_deleted_at_idx" ON "customers" USING btree ("deleted_at");
  CREATE INDEX "customers__status_idx" ON "customers" USING btree ("_status");
  CREATE INDEX "_customers_v_parent_idx" ON "_customers_v" USING btree ("parent_id");
  CREATE INDEX "_customers_v_version_version__order_idx" ON "_customers_v" USING btree ("version__order");
  CREATE INDEX "_customers_v_version_version_thumbnail_idx" ON "_customers_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_customers_v_version_version_part_idx" ON "_customers_v" USING btree ("version_part_id");
  CREATE INDEX "_customers_v_version_version_updated_at_idx" ON "_customers_v" USING btree ("version_updated_at");
  CREATE INDEX "_customers_v_version_version_created_at_idx" ON "_customers_v" USING btree ("version_created_at");
  CREATE INDEX "_customers_v_version_version_deleted_at_idx" ON "_customers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_customers_v_version_version__status_idx" ON "_customers_v" USING btree ("version__status");
  CREATE INDEX "_customers_v_created_at_idx" ON "_customers_v" USING btree ("created_at");
  CREATE INDEX "_customers_v_updated_at_idx" ON "_customers_v" USING btree ("updated_at");
  CREATE INDEX "_customers_v_latest_idx" ON "_customers_v" USING btree ("latest");
  CREATE INDEX "buyers__order_idx" ON "buyers" USING btree ("_order");
  CREATE INDEX "buyers_thumbnail_idx" ON "buyers" USING btree ("thumbnail_id");
  CREATE INDEX "buyers_part_idx" ON "buyers" USING btree ("part_id");
  CREATE INDEX "buyers_updated_at_idx" ON "buyers" USING btree ("updated_at");
  CREATE INDEX "buyers_created_at_idx" ON "buyers" USING btree ("created_at");
  CREATE INDEX "buyers_deleted_at_idx" ON "buyers" USING btree ("deleted_at");
  CREATE INDEX "buyers__status_idx" ON "buyers" USING btree ("_status");
  CREATE INDEX "_buyers_v_parent_idx" ON "_buyers_v" USING btree ("parent_id");
  CREATE INDEX "_buyers_v_version_version__order_idx" ON "_buyers_v" USING btree ("version__order");
  CREATE INDEX "_buyers_v_version_version_thumbnail_idx" ON "_buyers_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_buyers_v_version_version_part_idx" ON "_buyers_v" USING btree ("version_part_id");
  CREATE INDEX "_buyers_v_version_version_updated_at_idx" ON "_buyers_v" USING btree ("version_updated_at");
  CREATE INDEX "_buyers_v_version_version_created_at_idx" ON "_buyers_v" USING btree ("version_created_at");
  CREATE INDEX "_buyers_v_version_version_deleted_at_idx" ON "_buyers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_buyers_v_version_version__status_idx" ON "_buyers_v" USING btree ("version__status");
  CREATE INDEX "_buyers_v_created_at_idx" ON "_buyers_v" USING btree ("created_at");
  CREATE INDEX "_buyers_v_updated_at_idx" ON "_buyers_v" USING btree ("updated_at");
  CREATE INDEX "_buyers_v_latest_idx" ON "_buyers_v" USING btree ("latest");
  CREATE INDEX "excellence__order_idx" ON "excellence" USING btree ("_order");
  CREATE INDEX "excellence_thumbnail_idx" ON "excellence" USING btree ("thumbnail_id");
  CREATE INDEX "excellence_part_idx" ON "excellence" USING btree ("part_id");
  CREATE INDEX "excellence_updated_at_idx" ON "excellence" USING btree ("updated_at");
  CREATE INDEX "excellence_created_at_idx" ON "excellence" USING btree ("created_at");
  CREATE INDEX "excellence_deleted_at_idx" ON "excellence" USING btree ("deleted_at");
  CREATE INDEX "excellence__status_idx" ON "excellence" USING btree ("_status");
  CREATE INDEX "_excellence_v_parent_idx" ON "_excellence_v" USING btree ("parent_id");
  CREATE INDEX "_excellence_v_version_version__order_idx" ON "_excellence_v" USING btree ("version__order");
  CREATE INDEX "_excellence_v_version_version_thumbnail_idx" ON "_excellence_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_excellence_v_version_version_part_idx" ON "_excellence_v" USING btree ("version_part_id");
  CREATE INDEX "_excellence_v_version_version_updated_at_idx" ON "_excellence_v" USING btree ("version_updated_at");
  CREATE INDEX "_excellence_v_version_version_created_at_idx" ON "_excellence_v" USING btree ("version_created_at");
  CREATE INDEX "_excellence_v_version_version_deleted_at_idx" ON "_excellence_v" USING btree ("version_deleted_at");
  CREATE INDEX "_excellence_v_version_version__status_idx" ON "_excellence_v" USING btree ("version__status");
  CREATE INDEX "_excellence_v_created_at_idx" ON "_excellence_v" USING btree ("created_at");
  CREATE INDEX "_excellence_v_updated_at_idx" ON "_excellence_v" USING btree ("updated_at");
  CREATE INDEX "_excellence_v_latest_idx" ON "_excellence_v" USING btree ("latest");
  CREATE INDEX "portfolio__order_idx" ON "portfolio" USING btree ("_order");
  CREATE INDEX "portfolio_thumbnail_idx" ON "portfolio" USING btree ("thumbnail_id");
  CREATE INDEX "portfolio_part_idx" ON "portfolio" USING btree ("part_id");
  CREATE INDEX "portfolio_updated_at_idx" ON "portfolio" USING btree ("updated_at");
  CREATE INDEX "portfolio_created_at_idx" ON "portfolio" USING btree ("created_at");
  CREATE INDEX "portfolio_deleted_at_idx" ON "portfolio" USING btree ("deleted_at");
  CREATE INDEX "portfolio__status_idx" ON "portfolio" USING btree ("_status");
  CREATE INDEX "_portfolio_v_parent_idx" ON "_portfolio_v" USING btree ("parent_id");
  CREATE INDEX "_portfolio_v_version_version__order_idx" ON "_portfolio_v" USING btree ("version__order");
  CREATE INDEX "_portfolio_v_version_version_thumbnail_idx" ON "_portfolio_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_portfolio_v_version_version_part_idx" ON "_portfolio_v" USING btree ("version_part_id");
  CREATE INDEX "_portfolio_v_version_version_updated_at_idx" ON "_portfolio_v" USING btree ("version_updated_at");
  CREATE INDEX "_portfolio_v_version_version_created_at_idx" ON "_portfolio_v" USING btree ("version_created_at");
  CREATE INDEX "_portfolio_v_version_version_deleted_at_idx" ON "_portfolio_v" USING btree ("version_deleted_at");
  CREATE INDEX "_portfolio_v_version_version__status_idx" ON "_portfolio_v" USING btree ("version__status");
  CREATE INDEX "_portfolio_v_created_at_idx" ON "_portfolio_v" USING btree ("created_at");
  CREATE INDEX "_portfolio_v_updated_at_idx" ON "_portfolio_v" USING btree ("updated_at");
  CREATE INDEX "_portfolio_v_latest_idx" ON "_portfolio_v" USING btree ("latest");
  CREATE INDEX "equipment__order_idx" ON "equipment" USING btree ("_order");
  CREATE INDEX "equipment_thumbnail_idx" ON "equipment" USING btree ("thumbnail_id");
  CREATE INDEX "equipment_part_idx" ON "equipment" USING btree ("part_id");
  CREATE INDEX "equipment_updated_at_idx" ON "equipment" USING btree ("updated_at");
  CREATE INDEX "equipment_created_at_idx" ON "equipment" USING btree ("created_at");
  CREATE INDEX "equipment_deleted_at_idx" ON "equipment" USING btree ("deleted_at");
  CREATE INDEX "equipment__status_idx" ON "equipment" USING btree ("_status");
  CREATE INDEX "_equipment_v_parent_idx" ON "_equipment_v" USING btree ("parent_id");
  CREATE INDEX "_equipment_v_version_version__order_idx" ON "_equipment_v" USING btree ("version__order");
  CREATE INDEX "_equipment_v_version_version_thumbnail_idx" ON "_equipment_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_equipment_v_version_version_part_idx" ON "_equipment_v" USING btree ("version_part_id");
  CREATE INDEX "_equipment_v_version_version_updated_at_idx" ON "_equipment_v" USING btree ("version_updated_at");
  CREATE INDEX "_equipment_v_version_version_created_at_idx" ON "_equipment_v" USING btree ("version_created_at");
  CREATE INDEX "_equipment_v_version_version_deleted_at_idx" ON "_equipment_v" USING btree ("version_deleted_at");
  CREATE INDEX "_equipment_v_version_version__status_idx" ON "_equipment_v" USING btree ("version__status");
  CREATE INDEX "_equipment_v_created_at_idx" ON "_equipment_v" USING btree ("created_at");
  CREATE INDEX "_equipment_v_updated_at_idx" ON "_equipment_v" USING btree ("updated_at");
  CREATE INDEX "_equipment_v_latest_idx" ON "_equipment_v" USING btree ("latest");
  CREATE INDEX "documents__order_idx" ON "documents" USING btree ("_order");
  CREATE INDEX "documents_thumbnail_idx" ON "documents" USING btree ("thumbnail_id");
  CREATE INDEX "documents_part_idx" ON "documents" USING btree ("part_id");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE INDEX "documents_deleted_at_idx" ON "documents" USING btree ("deleted_at");
  CREATE INDEX "documents__status_idx" ON "documents" USING btree ("_status");
  CREATE INDEX "_documents_v_parent_idx" ON "_documents_v" USING btree ("parent_id");
  CREATE INDEX "_documents_v_version_version__order_idx" ON "_documents_v" USING btree ("version__order");
  CREATE INDEX "_documents_v_version_version_thumbnail_idx" ON "_documents_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_documents_v_version_version_part_idx" ON "_documents_v" USING btree ("version_part_id");
  CREATE INDEX "_documents_v_version_version_updated_at_idx" ON "_documents_v" USING btree ("version_updated_at");
  CREATE INDEX "_documents_v_version_version_created_at_idx" ON "_documents_v" USING btree ("version_created_at");
  CREATE INDEX "_documents_v_version_version_deleted_at_idx" ON "_documents_v" USING btree ("version_deleted_at");
  CREATE INDEX "_documents_v_version_version__status_idx" ON "_documents_v" USING btree ("version__status");
  CREATE INDEX "_documents_v_created_at_idx" ON "_documents_v" USING btree ("created_at");
  CREATE INDEX "_documents_v_updated_at_idx" ON "_documents_v" USING btree ("updated_at");
  CREATE INDEX "_documents_v_latest_idx" ON "_documents_v" USING btree ("latest");
  CREATE INDEX "pages_headings_order_idx" ON "pages_headings" USING btree ("_order");
  CREATE INDEX "pages_headings_parent_id_idx" ON "pages_headings" USING btree ("_parent_id");
  CREATE INDEX "text_block_order_idx" ON "text_block" USING btree ("_order");
  CREATE INDEX "text_block_parent_id_idx" ON "text_block" USING btree ("_parent_id");
  CREATE INDEX "text_block_path_idx" ON "text_block" USING btree ("_path");
  CREATE INDEX "picture_block_order_idx" ON "picture_block" USING btree ("_order");
  CREATE INDEX "picture_block_parent_id_idx" ON "picture_block" USING btree ("_parent_id");
  CREATE INDEX "picture_block_path_idx" ON "picture_block" USING btree ("_path");
  CREATE INDEX "picture_block_image_idx" ON "picture_block" USING btree ("image_id");
  CREATE INDEX "picture_block_image_portrait_idx" ON "picture_block" USING btree ("image_portrait_id");
  CREATE INDEX "gallery_block_pictures_order_idx" ON "gallery_block_pictures" USING btree ("_order");
  CREATE INDEX "gallery_block_pictures_parent_id_idx" ON "gallery_block_pictures" USING btree ("_parent_id");
  CREATE INDEX "gallery_block_pictures_image_idx" ON "gallery_block_pictures" USING btree ("image_id");
  CREATE INDEX "gallery_block_order_idx" ON "gallery_block" USING btree ("_order");
  CREATE INDEX "gallery_block_parent_id_idx" ON "gallery_block" USING btree ("_parent_id");
  CREATE INDEX "gallery_block_path_idx" ON "gallery_block" USING btree ("_path");
  CREATE INDEX "table_block_rows_order_idx" ON "table_block_rows" USING btree ("_order");
  CREATE INDEX "table_block_rows_parent_id_idx" ON "table_block_rows" USING btree ("_parent_id");
  CREATE INDEX "table_block_order_idx" ON "table_block" USING btree ("_order");
  CREATE INDEX "table_block_parent_id_idx" ON "table_block" USING btree ("_parent_id");
  CREATE INDEX "table_block_path_idx" ON "table_block" USING btree ("_path");
  CREATE INDEX "facts_block_facts_order_idx" ON "facts_block_facts" USING btree ("_order");
  CREATE INDEX "facts_block_facts_parent_id_idx" ON "facts_block_facts" USING btree ("_parent_id");
  CREATE INDEX "facts_block_order_idx" ON "facts_block" USING btree ("_order");
  CREATE INDEX "facts_block_parent_id_idx" ON "facts_block" USING btree ("_parent_id");
  CREATE INDEX "facts_block_path_idx" ON "facts_block" USING btree ("_path");
  CREATE INDEX "action_block_order_idx" ON "action_block" USING btree ("_order");
  CREATE INDEX "action_block_parent_id_idx" ON "action_block" USING btree ("_parent_id");
  CREATE INDEX "action_block_path_idx" ON "action_block" USING btree ("_path");
  CREATE INDEX "downloads_block_downloads_order_idx" ON "downloads_block_downloads" USING btree ("_order");
  CREATE INDEX "downloads_block_downloads_parent_id_idx" ON "downloads_block_downloads" USING btree ("_parent_id");
  CREATE INDEX "downloads_block_downloads_file_idx" ON "downloads_block_downloads" USING btree ("file_id");
  CREATE INDEX "downloads_block_order_idx" ON "downloads_block" USING btree ("_order");
  CREATE INDEX "downloads_block_parent_id_idx" ON "downloads_block" USING btree ("_parent_id");
  CREATE INDEX "downloads_block_path_idx" ON "downloads_block" USING btree ("_path");
  CREATE INDEX "pages__order_idx" ON "pages" USING btree ("_order");
  CREATE INDEX "pages_image_idx" ON "pages" USING btree ("image_id");
  CREATE INDEX "pages_seo_seo_image_idx" ON "pages" USING btree ("seo_image_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "pages_texts_order_parent" ON "pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "_pages_v_version_headings_order_idx" ON "_pages_v_version_headings" USING btree ("_order");
  CREATE INDEX "_pages_v_version_headings_parent_id_idx" ON "_pages_v_version_headings" USING btree ("_parent_id");
  CREATE INDEX "_text_block_v_order_idx" ON "_text_block_v" USING btree ("_order");
  CREATE INDEX "_text_block_v_parent_id_idx" ON "_text_block_v" USING btree ("_parent_id");
  CREATE INDEX "_text_block_v_path_idx" ON "_text_block_v" USING btree ("_path");
  CREATE INDEX "_picture_block_v_order_idx" ON "_picture_block_v" USING btree ("_order");
  CREATE INDEX "_picture_block_v_parent_id_idx" ON "_picture_block_v" USING btree ("_parent_id");
  CREATE INDEX "_picture_block_v_path_idx" ON "_picture_block_v" USING btree ("_path");
  CREATE INDEX "_picture_block_v_image_idx" ON "_picture_block_v" USING btree ("image_id");
  CREATE INDEX "_picture_block_v_image_portrait_idx" ON "_picture_block_v" USING btree ("image_portrait_id");
  CREATE INDEX "_gallery_block_v_pictures_order_idx" ON "_gallery_block_v_pictures" USING btree ("_order");
  CREATE INDEX "_gallery_block_v_pictures_parent_id_idx" ON "_gallery_block_v_pictures" USING btree ("_parent_id");
  CREATE INDEX "_gallery_block_v_pictures_image_idx" ON "_gallery_block_v_pictures" USING btree ("image_id");
  CREATE INDEX "_gallery_block_v_order_idx" ON "_gallery_block_v" USING btree ("_order");
  CREATE INDEX "_gallery_block_v_parent_id_idx" ON "_gallery_block_v" USING btree ("_parent_id");
  CREATE INDEX "_gallery_block_v_path_idx" ON "_gallery_block_v" USING btree ("_path");
  CREATE INDEX "_table_block_v_rows_order_idx" ON "_table_block_v_rows" USING btree ("_order");
  CREATE INDEX "_table_block_v_rows_parent_id_idx" ON "_table_block_v_rows" USING btree ("_parent_id");
  CREATE INDEX "_table_block_v_order_idx" ON "_table_block_v" USING btree ("_order");
  CREATE INDEX "_table_block_v_parent_id_idx" ON "_table_block_v" USING btree ("_parent_id");
  CREATE INDEX "_table_block_v_path_idx" ON "_table_block_v" USING btree ("_path");
  CREATE INDEX "_facts_block_v_facts_order_idx" ON "_facts_block_v_facts" USING btree ("_order");
  CREATE INDEX "_facts_block_v_facts_parent_id_idx" ON "_facts_block_v_facts" USING btree ("_parent_id");
  CREATE INDEX "_facts_block_v_order_idx" ON "_facts_block_v" USING btree ("_order");
  CREATE INDEX "_facts_block_v_parent_id_idx" ON "_facts_block_v" USING btree ("_parent_id");
  CREATE INDEX "_facts_block_v_path_idx" ON "_facts_block_v" USING btree ("_path");
  CREATE INDEX "_action_block_v_order_idx" ON "_action_block_v" USING btree ("_order");
  CREATE INDEX "_action_block_v_parent_id_idx" ON "_action_block_v" USING btree ("_parent_id");
  CREATE INDEX "_action_block_v_path_idx" ON "_action_block_v" USING btree ("_path");
  CREATE INDEX "_downloads_block_v_downloads_order_idx" ON "_downloads_block_v_downloads" USING btree ("_order");
  CREATE INDEX "_downloads_block_v_downloads_parent_id_idx" ON "_downloads_block_v_downloads" USING btree ("_parent_id");
  CREATE INDEX "_downloads_block_v_downloads_file_idx" ON "_downloads_block_v_downloads" USING btree ("file_id");
  CREATE INDEX "_downloads_block_v_order_idx" ON "_downloads_block_v" USING btree ("_order");
  CREATE INDEX "_downloads_block_v_parent_id_idx" ON "_downloads_block_v" USING btree ("_parent_id");
  CREATE INDEX "_downloads_block_v_path_idx" ON "_downloads_block_v" USING btree ("_path");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version__order_idx" ON "_pages_v" USING btree ("version__order");
  CREATE INDEX "_pages_v_version_version_image_idx" ON "_pages_v" USING btree ("version_image_id");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_texts_order_parent" ON "_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "team_links_order_idx" ON "team_links" USING btree ("_order");
  CREATE INDEX "team_links_parent_id_idx" ON "team_links" USING btree ("_parent_id");
  CREATE INDEX "team_facts_order_idx" ON "team_facts" USING btree ("_order");
  CREATE INDEX "team_facts_parent_id_idx" ON "team_facts" USING btree ("_parent_id");
  CREATE INDEX "team_skills_order_idx" ON "team_skills" USING btree ("_order");
  CREATE INDEX "team_skills_parent_id_idx" ON "team_skills" USING btree ("_parent_id");
  CREATE INDEX "team_education_order_idx" ON "team_education" USING btree ("_order");
  CREATE INDEX "team_education_parent_id_idx" ON "team_education" USING btree ("_parent_id");
  CREATE INDEX "team__order_idx" ON "team" USING btree ("_order");
  CREATE INDEX "team_thumbnail_idx" ON "team" USING btree ("thumbnail_id");
  CREATE INDEX "team_updated_at_idx" ON "team" USING btree ("updated_at");
  CREATE INDEX "team_created_at_idx" ON "team" USING btree ("created_at");
  CREATE INDEX "team_deleted_at_idx" ON "team" USING btree ("deleted_at");
  CREATE INDEX "team__status_idx" ON "team" USING btree ("_status");
  CREATE INDEX "_team_v_version_links_order_idx" ON "_team_v_version_links" USING btree ("_order");
  CREATE INDEX "_team_v_version_links_parent_id_idx" ON "_team_v_version_links" USING btree ("_parent_id");
  CREATE INDEX "_team_v_version_facts_order_idx" ON "_team_v_version_facts" USING btree ("_order");
  CREATE INDEX "_team_v_version_facts_parent_id_idx" ON "_team_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_team_v_version_skills_order_idx" ON "_team_v_version_skills" USING btree ("_order");
  CREATE INDEX "_team_v_version_skills_parent_id_idx" ON "_team_v_version_skills" USING btree ("_parent_id");
  CREATE INDEX "_team_v_version_education_order_idx" ON "_team_v_version_education" USING btree ("_order");
  CREATE INDEX "_team_v_version_education_parent_id_idx" ON "_team_v_version_education" USING btree ("_parent_id");
  CREATE INDEX "_team_v_parent_idx" ON "_team_v" USING btree ("parent_id");
  CREATE INDEX "_team_v_version_version__order_idx" ON "_team_v" USING btree ("version__order");
  CREATE INDEX "_team_v_version_version_thumbnail_idx" ON "_team_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_team_v_version_version_updated_at_idx" ON "_team_v" USING btree ("version_updated_at");
  CREATE INDEX "_team_v_version_version_created_at_idx" ON "_team_v" USING btree ("version_created_at");
  CREATE INDEX "_team_v_version_version_deleted_at_idx" ON "_team_v" USING btree ("version_deleted_at");
  CREATE INDEX "_team_v_version_version__status_idx" ON "_team_v" USING btree ("version__status");
  CREATE INDEX "_team_v_created_at_idx" ON "_team_v" USING btree ("created_at");
  CREATE INDEX "_team_v_updated_at_idx" ON "_team_v" USING btree ("updated_at");
  CREATE INDEX "_team_v_latest_idx" ON "_team_v" USING btree ("latest");
  CREATE INDEX "contacts__order_idx" ON "contacts" USING btree ("_order");
  CREATE INDEX "contacts_thumbnail_idx" ON "contacts" USING btree ("thumbnail_id");
  CREATE INDEX "contacts_updated_at_idx" ON "contacts" USING btree ("updated_at");
  CREATE INDEX "contacts_created_at_idx" ON "contacts" USING btree ("created_at");
  CREATE INDEX "contacts_deleted_at_idx" ON "contacts" USING btree ("deleted_at");
  CREATE INDEX "contacts__status_idx" ON "contacts" USING btree ("_status");
  CREATE INDEX "_contacts_v_parent_idx" ON "_contacts_v" USING btree ("parent_id");
  CREATE INDEX "_contacts_v_version_version__order_idx" ON "_contacts_v" USING btree ("version__order");
  CREATE INDEX "_contacts_v_version_version_thumbnail_idx" ON "_contacts_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_contacts_v_version_version_updated_at_idx" ON "_contacts_v" USING btree ("version_updated_at");
  CREATE INDEX "_contacts_v_version_version_created_at_idx" ON "_contacts_v" USING btree ("version_created_at");
  CREATE INDEX "_contacts_v_version_version_deleted_at_idx" ON "_contacts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_contacts_v_version_version__status_idx" ON "_contacts_v" USING btree ("version__status");
  CREATE INDEX "_contacts_v_created_at_idx" ON "_contacts_v" USING btree ("created_at");
  CREATE INDEX "_contacts_v_updated_at_idx" ON "_contacts_v" USING btree ("updated_at");
  CREATE INDEX "_contacts_v_latest_idx" ON "_contacts_v" USING btree ("latest");
  CREATE INDEX "clients__order_idx" ON "clients" USING btree ("_order");
  CREATE INDEX "clients_thumbnail_idx" ON "clients" USING btree ("thumbnail_id");
  CREATE INDEX "clients_updated_at_idx" ON "clients" USING btree ("updated_at");
  CREATE INDEX "clients_created_at_idx" ON "clients" USING btree ("created_at");
  CREATE INDEX "clients_deleted_at_idx" ON "clients" USING btree ("deleted_at");
  CREATE INDEX "clients__status_idx" ON "clients" USING btree ("_status");
  CREATE INDEX "_clients_v_parent_idx" ON "_clients_v" USING btree ("parent_id");
  CREATE INDEX "_clients_v_version_version__order_idx" ON "_clients_v" USING btree ("version__order");
  CREATE INDEX "_clients_v_version_version_thumbnail_idx" ON "_clients_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_clients_v_version_version_updated_at_idx" ON "_clients_v" USING btree ("version_updated_at");
  CREATE INDEX "_clients_v_version_version_created_at_idx" ON "_clients_v" USING btree ("version_created_at");
  CREATE INDEX "_clients_v_version_version_deleted_at_idx" ON "_clients_v" USING btree ("version_deleted_at");
  CREATE INDEX "_clients_v_version_version__status_idx" ON "_clients_v" USING btree ("version__status");
  CREATE INDEX "_clients_v_created_at_idx" ON "_clients_v" USING btree ("created_at");
  CREATE INDEX "_clients_v_updated_at_idx" ON "_clients_v" USING btree ("updated_at");
  CREATE INDEX "_clients_v_latest_idx" ON "_clients_v" USING btree ("latest");
  CREATE INDEX "downloads__order_idx" ON "downloads" USING btree ("_order");
  CREATE INDEX "downloads_file_idx" ON "downloads" USING btree ("file_id");
  CREATE INDEX "downloads_locked_file_idx" ON "downloads" USING btree ("locked_file_id");
  CREATE INDEX "downloads_updated_at_idx" ON "downloads" USING btree ("updated_at");
  CREATE INDEX "downloads_created_at_idx" ON "downloads" USING btree ("created_at");
  CREATE INDEX "downloads_deleted_at_idx" ON "downloads" USING btree ("deleted_at");
  CREATE INDEX "downloads__status_idx" ON "downloads" USING btree ("_status");
  CREATE INDEX "_downloads_v_parent_idx" ON "_downloads_v" USING btree ("parent_id");
  CREATE INDEX "_downloads_v_version_version__order_idx" ON "_downloads_v" USING btree ("version__order");
  CREATE INDEX "_downloads_v_version_version_file_idx" ON "_downloads_v" USING btree ("version_file_id");
  CREATE INDEX "_downloads_v_version_version_locked_file_idx" ON "_downloads_v" USING btree ("version_locked_file_id");
  CREATE INDEX "_downloads_v_version_version_updated_at_idx" ON "_downloads_v" USING btree ("version_updated_at");
  CREATE INDEX "_downloads_v_version_version_created_at_idx" ON "_downloads_v" USING btree ("version_created_at");
  CREATE INDEX "_downloads_v_version_version_deleted_at_idx" ON "_downloads_v" USING btree ("version_deleted_at");
  CREATE INDEX "_downloads_v_version_version__status_idx" ON "_downloads_v" USING btree ("version__status");
  CREATE INDEX "_downloads_v_created_at_idx" ON "_downloads_v" USING btree ("created_at");
  CREATE INDEX "_downloads_v_updated_at_idx" ON "_downloads_v" USING btree ("updated_at");
  CREATE INDEX "_downloads_v_latest_idx" ON "_downloads_v" USING btree ("latest");
  CREATE INDEX "faq_entries_order_idx" ON "faq_entries" USING btree ("_order");
  CREATE INDEX "faq_entries_parent_id_idx" ON "faq_entries" USING btree ("_parent_id");
  CREATE INDEX "faq__order_idx" ON "faq" USING btree ("_order");
  CREATE INDEX "faq_thumbnail_idx" ON "faq" USING btree ("thumbnail_id");
  CREATE INDEX "faq_updated_at_idx" ON "faq" USING btree ("updated_at");
  CREATE INDEX "faq_created_at_idx" ON "faq" USING btree ("created_at");
  CREATE INDEX "faq_deleted_at_idx" ON "faq" USING btree ("deleted_at");
  CREATE INDEX "faq__status_idx" ON "faq" USING btree ("_status");
  CREATE INDEX "_faq_v_version_entries_order_idx" ON "_faq_v_version_entries" USING btree ("_order");
  CREATE INDEX "_faq_v_version_entries_parent_id_idx" ON "_faq_v_version_entries" USING btree ("_parent_id");
  CREATE INDEX "_faq_v_parent_idx" ON "_faq_v" USING btree ("parent_id");
  CREATE INDEX "_faq_v_version_version__order_idx" ON "_faq_v" USING btree ("version__order");
  CREATE INDEX "_faq_v_version_version_thumbnail_idx" ON "_faq_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_faq_v_version_version_updated_at_idx" ON "_faq_v" USING btree ("version_updated_at");
  CREATE INDEX "_faq_v_version_version_created_at_idx" ON "_faq_v" USING btree ("version_created_at");
  CREATE INDEX "_faq_v_version_version_deleted_at_idx" ON "_faq_v" USING btree ("version_deleted_at");
  CREATE INDEX "_faq_v_version_version__status_idx" ON "_faq_v" USING btree ("version__status");
  CREATE INDEX "_faq_v_created_at_idx" ON "_faq_v" USING btree ("created_at");
  CREATE INDEX "_faq_v_updated_at_idx" ON "_faq_v" USING btree ("updated_at");
  CREATE INDEX "_faq_v_latest_idx" ON "_faq_v" USING btree ("latest");
  CREATE INDEX "projects_facts_order_idx" ON "projects_facts" USING btree ("_order");
  CREATE INDEX "projects_facts_parent_id_idx" ON "projects_facts" USING btree ("_parent_id");
  CREATE INDEX "projects_stages_order_idx" ON "projects_stages" USING btree ("_order");
  CREATE INDEX "projects_stages_parent_id_idx" ON "projects_stages" USING btree ("_parent_id");
  CREATE INDEX "projects_stages_thumbnail_idx" ON "projects_stages" USING btree ("thumbnail_id");
  CREATE INDEX "projects__order_idx" ON "projects" USING btree ("_order");
  CREATE INDEX "projects_thumbnail_idx" ON "projects" USING btree ("thumbnail_id");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects_deleted_at_idx" ON "projects" USING btree ("deleted_at");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
  CREATE INDEX "_projects_v_version_facts_order_idx" ON "_projects_v_version_facts" USING btree ("_order");
  CREATE INDEX "_projects_v_version_facts_parent_id_idx" ON "_projects_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_stages_order_idx" ON "_projects_v_version_stages" USING btree ("_order");
  CREATE INDEX "_projects_v_version_stages_parent_id_idx" ON "_projects_v_version_stages" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_stages_thumbnail_idx" ON "_projects_v_version_stages" USING btree ("thumbnail_id");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_version__order_idx" ON "_projects_v" USING btree ("version__order");
  CREATE INDEX "_projects_v_version_version_thumbnail_idx" ON "_projects_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version_deleted_at_idx" ON "_projects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE INDEX "industries_facts_order_idx" ON "industries_facts" USING btree ("_order");
  CREATE INDEX "industries_facts_parent_id_idx" ON "industries_facts" USING btree ("_parent_id");
  CREATE INDEX "industries__order_idx" ON "industries" USING btree ("_order");
  CREATE INDEX "industries_thumbnail_idx" ON "industries" USING btree ("thumbnail_id");
  CREATE INDEX "industries_updated_at_idx" ON "industries" USING btree ("updated_at");
  CREATE INDEX "industries_created_at_idx" ON "industries" USING btree ("created_at");
  CREATE INDEX "industries_deleted_at_idx" ON "industries" USING btree ("deleted_at");
  CREATE INDEX "industries__status_idx" ON "industries" USING btree ("_status");
  CREATE INDEX "_industries_v_version_facts_order_idx" ON "_industries_v_version_facts" USING btree ("_order");
  CREATE INDEX "_industries_v_version_facts_parent_id_idx" ON "_industries_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_industries_v_parent_idx" ON "_industries_v" USING btree ("parent_id");
  CREATE INDEX "_industries_v_version_version__order_idx" ON "_industries_v" USING btree ("version__order");
  CREATE INDEX "_industries_v_version_version_thumbnail_idx" ON "_industries_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_industries_v_version_version_updated_at_idx" ON "_industries_v" USING btree ("version_updated_at");
  CREATE INDEX "_industries_v_version_version_created_at_idx" ON "_industries_v" USING btree ("version_created_at");
  CREATE INDEX "_industries_v_version_version_deleted_at_idx" ON "_industries_v" USING btree ("version_deleted_at");
  CREATE INDEX "_industries_v_version_version__status_idx" ON "_industries_v" USING btree ("version__status");
  CREATE INDEX "_industries_v_created_at_idx" ON "_industries_v" USING btree ("created_at");
  CREATE INDEX "_industries_v_updated_at_idx" ON "_industries_v" USING btree ("updated_at");
  CREATE INDEX "_industries_v_latest_idx" ON "_industries_v" USING btree ("latest");
  CREATE INDEX "timeline__order_idx" ON "timeline" USING btree ("_order");
  CREATE INDEX "timeline_thumbnail_idx" ON "timeline" USING btree ("thumbnail_id");
  CREATE INDEX "timeline_updated_at_idx" ON "timeline" USING btree ("updated_at");
  CREATE INDEX "timeline_created_at_idx" ON "timeline" USING btree ("created_at");
  CREATE INDEX "timeline_deleted_at_idx" ON "timeline" USING btree ("deleted_at");
  CREATE INDEX "timeline__status_idx" ON "timeline" USING btree ("_status");
  CREATE INDEX "_timeline_v_parent_idx" ON "_timeline_v" USING btree ("parent_id");
  CREATE INDEX "_timeline_v_version_version__order_idx" ON "_timeline_v" USING btree ("version__order");
  CREATE INDEX "_timeline_v_version_version_thumbnail_idx" ON "_timeline_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_timeline_v_version_version_updated_at_idx" ON "_timeline_v" USING btree ("version_updated_at");
  CREATE INDEX "_timeline_v_version_version_created_at_idx" ON "_timeline_v" USING btree ("version_created_at");
  CREATE INDEX "_timeline_v_version_version_deleted_at_idx" ON "_timeline_v" USING btree ("version_deleted_at");
  CREATE INDEX "_timeline_v_version_version__status_idx" ON "_timeline_v" USING btree ("version__status");
  CREATE INDEX "_timeline_v_created_at_idx" ON "_timeline_v" USING btree ("created_at");
  CREATE INDEX "_timeline_v_updated_at_idx" ON "_timeline_v" USING btree ("updated_at");
  CREATE INDEX "_timeline_v_latest_idx" ON "_timeline_v" USING btree ("latest");
  CREATE INDEX "locations__order_idx" ON "locations" USING btree ("_order");
  CREATE INDEX "locations_updated_at_idx" ON "locations" USING btree ("updated_at");
  CREATE INDEX "locations_created_at_idx" ON "locations" USING btree ("created_at");
  CREATE INDEX "locations_deleted_at_idx" ON "locations" USING btree ("deleted_at");
  CREATE INDEX "locations__status_idx" ON "locations" USING btree ("_status");
  CREATE INDEX "locations_texts_order_parent" ON "locations_texts" USING btree ("order","parent_id");
  CREATE INDEX "_locations_v_parent_idx" ON "_locations_v" USING btree ("parent_id");
  CREATE INDEX "_locations_v_version_version__order_idx" ON "_locations_v" USING btree ("version__order");
  CREATE INDEX "_locations_v_version_version_updated_at_idx" ON "_locations_v" USING btree ("version_updated_at");
  CREATE INDEX "_locations_v_version_version_created_at_idx" ON "_locations_v" USING btree ("version_created_at");
  CREATE INDEX "_locations_v_version_version_deleted_at_idx" ON "_locations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_locations_v_version_version__status_idx" ON "_locations_v" USING btree ("version__status");
  CREATE INDEX "_locations_v_created_at_idx" ON "_locations_v" USING btree ("created_at");
  CREATE INDEX "_locations_v_updated_at_idx" ON "_locations_v" USING btree ("updated_at");
  CREATE INDEX "_locations_v_latest_idx" ON "_locations_v" USING btree ("latest");
  CREATE INDEX "_locations_v_texts_order_parent" ON "_locations_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "social_links__order_idx" ON "social_links" USING btree ("_order");
  CREATE INDEX "social_links_updated_at_idx" ON "social_links" USING btree ("updated_at");
  CREATE INDEX "social_links_created_at_idx" ON "social_links" USING btree ("created_at");
  CREATE INDEX "social_links_deleted_at_idx" ON "social_links" USING btree ("deleted_at");
  CREATE INDEX "social_links__status_idx" ON "social_links" USING btree ("_status");
  CREATE INDEX "_social_links_v_parent_idx" ON "_social_links_v" USING btree ("parent_id");
  CREATE INDEX "_social_links_v_version_version__order_idx" ON "_social_links_v" USING btree ("version__order");
  CREATE INDEX "_social_links_v_version_version_updated_at_idx" ON "_social_links_v" USING btree ("version_updated_at");
  CREATE INDEX "_social_links_v_version_version_created_at_idx" ON "_social_links_v" USING btree ("version_created_at");
  CREATE INDEX "_social_links_v_version_version_deleted_at_idx" ON "_social_links_v" USING btree ("version_deleted_at");
  CREATE INDEX "_social_links_v_version_version__status_idx" ON "_social_links_v" USING btree ("version__status");
  CREATE INDEX "_social_links_v_created_at_idx" ON "_social_links_v" USING btree ("created_at");
  CREATE INDEX "_social_links_v_updated_at_idx" ON "_social_links_v" USING btree ("updated_at");
  CREATE INDEX "_social_links_v_latest_idx" ON "_social_links_v" USING btree ("latest");
  CREATE INDEX "figures__order_idx" ON "figures" USING btree ("_order");
  CREATE INDEX "figures_updated_at_idx" ON "figures" USING btree ("updated_at");
  CREATE INDEX "figures_created_at_idx" ON "figures" USING btree ("created_at");
  CREATE INDEX "figures_deleted_at_idx" ON "figures" USING btree ("deleted_at");
  CREATE INDEX "figures__status_idx" ON "figures" USING btree ("_status");
  CREATE INDEX "_figures_v_parent_idx" ON "_figures_v" USING btree ("parent_id");
  CREATE INDEX "_figures_v_version_version__order_idx" ON "_figures_v" USING btree ("version__order");
  CREATE INDEX "_figures_v_version_version_updated_at_idx" ON "_figures_v" USING btree ("version_updated_at");
  CREATE INDEX "_figures_v_version_version_created_at_idx" ON "_figures_v" USING btree ("version_created_at");
  CREATE INDEX "_figures_v_version_version_deleted_at_idx" ON "_figures_v" USING btree ("version_deleted_at");
  CREATE INDEX "_figures_v_version_version__status_idx" ON "_figures_v" USING btree ("version__status");
  CREATE INDEX "_figures_v_created_at_idx" ON "_figures_v" USING btree ("created_at");
  CREATE INDEX "_figures_v_updated_at_idx" ON "_figures_v" USING btree ("updated_at");
  CREATE INDEX "_figures_v_latest_idx" ON "_figures_v" USING btree ("latest");
  CREATE INDEX "skills__order_idx" ON "skills" USING btree ("_order");
  CREATE INDEX "skills_updated_at_idx" ON "skills" USING btree ("updated_at");
  CREATE INDEX "skills_created_at_idx" ON "skills" USING btree ("created_at");
  CREATE INDEX "skills_deleted_at_idx" ON "skills" USING btree ("deleted_at");
  CREATE INDEX "skills__status_idx" ON "skills" USING btree ("_status");
  CREATE INDEX "_skills_v_parent_idx" ON "_skills_v" USING btree ("parent_id");
  CREATE INDEX "_skills_v_version_version__order_idx" ON "_skills_v" USING btree ("version__order");
  CREATE INDEX "_skills_v_version_version_updated_at_idx" ON "_skills_v" USING btree ("version_updated_at");
  CREATE INDEX "_skills_v_version_version_created_at_idx" ON "_skills_v" USING btree ("version_created_at");
  CREATE INDEX "_skills_v_version_version_deleted_at_idx" ON "_skills_v" USING btree ("version_deleted_at");
  CREATE INDEX "_skills_v_version_version__status_idx" ON "_skills_v" USING btree ("version__status");
  CREATE INDEX "_skills_v_created_at_idx" ON "_skills_v" USING btree ("created_at");
  CREATE INDEX "_skills_v_updated_at_idx" ON "_skills_v" USING btree ("updated_at");
  CREATE INDEX "_skills_v_latest_idx" ON "_skills_v" USING btree ("latest");
  CREATE INDEX "hero_facts__order_idx" ON "hero_facts" USING btree ("_order");
  CREATE INDEX "hero_facts_updated_at_idx" ON "hero_facts" USING btree ("updated_at");
  CREATE INDEX "hero_facts_created_at_idx" ON "hero_facts" USING btree ("created_at");
  CREATE INDEX "hero_facts_deleted_at_idx" ON "hero_facts" USING btree ("deleted_at");
  CREATE INDEX "hero_facts__status_idx" ON "hero_facts" USING btree ("_status");
  CREATE INDEX "_hero_facts_v_parent_idx" ON "_hero_facts_v" USING btree ("parent_id");
  CREATE INDEX "_hero_facts_v_version_version__order_idx" ON "_hero_facts_v" USING btree ("version__order");
  CREATE INDEX "_hero_facts_v_version_version_updated_at_idx" ON "_hero_facts_v" USING btree ("version_updated_at");
  CREATE INDEX "_hero_facts_v_version_version_created_at_idx" ON "_hero_facts_v" USING btree ("version_created_at");
  CREATE INDEX "_hero_facts_v_version_version_deleted_at_idx" ON "_hero_facts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_hero_facts_v_version_version__status_idx" ON "_hero_facts_v" USING btree ("version__status");
  CREATE INDEX "_hero_facts_v_created_at_idx" ON "_hero_facts_v" USING btree ("created_at");
  CREATE INDEX "_hero_facts_v_updated_at_idx" ON "_hero_facts_v" USING btree ("updated_at");
  CREATE INDEX "_hero_facts_v_latest_idx" ON "_hero_facts_v" USING btree ("latest");
  CREATE INDEX "locked_documents_updated_at_idx" ON "locked_documents" USING btree ("updated_at");
  CREATE INDEX "locked_documents_created_at_idx" ON "locked_documents" USING btree ("created_at");
  CREATE INDEX "locked_documents_deleted_at_idx" ON "locked_documents" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "locked_documents_filename_idx" ON "locked_documents" USING btree ("filename");
  CREATE UNIQUE INDEX "published_files_file_idx" ON "published_files" USING btree ("file");
  CREATE INDEX "published_files_updated_at_idx" ON "published_files" USING btree ("updated_at");
  CREATE INDEX "published_files_created_at_idx" ON "published_files" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_blog_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("blog_categories_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_case_studies_id_idx" ON "payload_locked_documents_rels" USING btree ("case_studies_id");
  CREATE INDEX "payload_locked_documents_rels_customers_id_idx" ON "payload_locked_documents_rels" USING btree ("customers_id");
  CREATE INDEX "payload_locked_documents_rels_buyers_id_idx" ON "payload_locked_documents_rels" USING btree ("buyers_id");
  CREATE INDEX "payload_locked_documents_rels_excellence_id_idx" ON "payload_locked_documents_rels" USING btree ("excellence_id");
  CREATE INDEX "payload_locked_documents_rels_portfolio_id_idx" ON "payload_locked_documents_rels" USING btree ("portfolio_id");
  CREATE INDEX "payload_locked_documents_rels_equipment_id_idx" ON "payload_locked_documents_rels" USING btree ("equipment_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_team_id_idx" ON "payload_locked_documents_rels" USING btree ("team_id");
  CREATE INDEX "payload_locked_documents_rels_contacts_id_idx" ON "payload_locked_documents_rels" USING btree ("contacts_id");
  CREATE INDEX "payload_locked_documents_rels_clients_id_idx" ON "payload_locked_documents_rels" USING btree ("clients_id");
  CREATE INDEX "payload_locked_documents_rels_downloads_id_idx" ON "payload_locked_documents_rels" USING btree ("downloads_id");
  CREATE INDEX "payload_locked_documents_rels_faq_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_id");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_industries_id_idx" ON "payload_locked_documents_rels" USING btree ("industries_id");
  CREATE INDEX "payload_locked_documents_rels_timeline_id_idx" ON "payload_locked_documents_rels" USING btree ("timeline_id");
  CREATE INDEX "payload_locked_documents_rels_locations_id_idx" ON "payload_locked_documents_rels" USING btree ("locations_id");
  CREATE INDEX "payload_locked_documents_rels_social_links_id_idx" ON "payload_locked_documents_rels" USING btree ("social_links_id");
  CREATE INDEX "payload_locked_documents_rels_figures_id_idx" ON "payload_locked_documents_rels" USING btree ("figures_id");
  CREATE INDEX "payload_locked_documents_rels_skills_id_idx" ON "payload_locked_documents_rels" USING btree ("skills_id");
  CREATE INDEX "payload_locked_documents_rels_hero_facts_id_idx" ON "payload_locked_documents_rels" USING btree ("hero_facts_id");
  CREATE INDEX "payload_locked_documents_rels_locked_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("locked_documents_id");
  CREATE INDEX "payload_locked_documents_rels_published_files_id_idx" ON "payload_locked_documents_rels" USING btree ("published_files_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_languages_order_idx" ON "site_settings_languages" USING btree ("_order");
  CREATE INDEX "site_settings_languages_parent_id_idx" ON "site_settings_languages" USING btree ("_parent_id");
  CREATE INDEX "site_settings_offices_order_idx" ON "site_settings_offices" USING btree ("_order");
  CREATE INDEX "site_settings_offices_parent_id_idx" ON "site_settings_offices" USING btree ("_parent_id");
  CREATE INDEX "site_settings_search_terms_order_idx" ON "site_settings_search_terms" USING btree ("_order");
  CREATE INDEX "site_settings_search_terms_parent_id_idx" ON "site_settings_search_terms" USING btree ("_parent_id");
  CREATE INDEX "site_settings_logo_idx" ON "site_settings" USING btree ("logo_id");
  CREATE INDEX "site_settings_footer_logo_idx" ON "site_settings" USING btree ("footer_logo_id");
  CREATE INDEX "site_settings_brand_brand_favicon_idx" ON "site_settings" USING btree ("brand_favicon_id");
  CREATE INDEX "site_settings_brand_brand_touch_icon_idx" ON "site_settings" USING btree ("brand_touch_icon_id");
  CREATE INDEX "site_settings_brand_brand_card_idx" ON "site_settings" USING btree ("brand_card_id");
  CREATE INDEX "site_settings__status_idx" ON "site_settings" USING btree ("_status");
  CREATE INDEX "site_settings_texts_order_parent" ON "site_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "_site_settings_v_version_languages_order_idx" ON "_site_settings_v_version_languages" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_languages_parent_id_idx" ON "_site_settings_v_version_languages" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_offices_order_idx" ON "_site_settings_v_version_offices" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_offices_parent_id_idx" ON "_site_settings_v_version_offices" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_search_terms_order_idx" ON "_site_settings_v_version_search_terms" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_search_terms_parent_id_idx" ON "_site_settings_v_version_search_terms" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_version_logo_idx" ON "_site_settings_v" USING btree ("version_logo_id");
  CREATE INDEX "_site_settings_v_version_version_footer_logo_idx" ON "_site_settings_v" USING btree ("version_footer_logo_id");
  CREATE INDEX "_site_settings_v_version_brand_version_brand_favicon_idx" ON "_site_settings_v" USING btree ("version_brand_favicon_id");
  CREATE INDEX "_site_settings_v_version_brand_version_brand_touch_icon_idx" ON "_site_settings_v" USING btree ("version_brand_touch_icon_id");
  CREATE INDEX "_site_settings_v_version_brand_version_brand_card_idx" ON "_site_settings_v" USING btree ("version_brand_card_id");
  CREATE INDEX "_site_settings_v_version_version__status_idx" ON "_site_settings_v" USING btree ("version__status");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_latest_idx" ON "_site_settings_v" USING btree ("latest");
  CREATE INDEX "_site_settings_v_texts_order_parent" ON "_site_settings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "words__status_idx" ON "words" USING btree ("_status");
  CREATE INDEX "_words_v_version_version__status_idx" ON "_words_v" USING btree ("version__status");
  CREATE INDEX "_words_v_created_at_idx" ON "_words_v" USING btree ("created_at");
  CREATE INDEX "_words_v_updated_at_idx" ON "_words_v" USING btree ("updated_at");
  CREATE INDEX "_words_v_latest_idx" ON "_words_v" USING btree ("latest");
  CREATE INDEX "menus_main_order_idx" ON "menus_main" USING btree ("_order");
  CREATE INDEX "menus_main_parent_id_idx" ON "menus_main" USING btree ("_parent_id");
  CREATE INDEX "menus_footer_order_idx" ON "menus_footer" USING btree ("_order");
  CREATE INDEX "menus_footer_parent_id_idx" ON "menus_footer" USING btree ("_parent_id");
  CREATE INDEX "menus_more_order_idx" ON "menus_more" USING btree ("_order");
  CREATE INDEX "menus_more_parent_id_idx" ON "menus_more" USING btree ("_parent_id");
  CREATE INDEX "menus_legal_order_idx" ON "menus_legal" USING btree ("_order");
  CREATE INDEX "menus_legal_parent_id_idx" ON "menus_legal" USING btree ("_parent_id");
  CREATE INDEX "menus_without_order_idx" ON "menus_without" USING btree ("order");
  CREATE INDEX "menus_without_parent_idx" ON "menus_without" USING btree ("parent_id");
  CREATE INDEX "menus__status_idx" ON "menus" USING btree ("_status");
  CREATE INDEX "_menus_v_version_main_order_idx" ON "_menus_v_version_main" USING btree ("_order");
  CREATE INDEX "_menus_v_version_main_parent_id_idx" ON "_menus_v_version_main" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_footer_order_idx" ON "_menus_v_version_footer" USING btree ("_order");
  CREATE INDEX "_menus_v_version_footer_parent_id_idx" ON "_menus_v_version_footer" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_more_order_idx" ON "_menus_v_version_more" USING btree ("_order");
  CREATE INDEX "_menus_v_version_more_parent_id_idx" ON "_menus_v_version_more" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_legal_order_idx" ON "_menus_v_version_legal" USING btree ("_order");
  CREATE INDEX "_menus_v_version_legal_parent_id_idx" ON "_menus_v_version_legal" USING btree ("_parent_id");
  CREATE INDEX "_menus_v_version_without_order_idx" ON "_menus_v_version_without" USING btree ("order");
  CREATE INDEX "_menus_v_version_without_parent_idx" ON "_menus_v_version_without" USING btree ("parent_id");
  CREATE INDEX "_menus_v_version_version__status_idx" ON "_menus_v" USING btree ("version__status");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE INDEX "_menus_v_latest_idx" ON "_menus_v" USING btree ("latest");
  CREATE INDEX "home_page_about_blocks_order_idx" ON "home_page_about_blocks" USING btree ("_order");
  CREATE INDEX "home_page_about_blocks_parent_id_idx" ON "home_page_about_blocks" USING btree ("_parent_id");
  CREATE INDEX "home_page_counters_order_idx" ON "home_page_counters" USING btree ("_order");
  CREATE INDEX "home_page_counters_parent_id_idx" ON "home_page_counters" USING btree ("_parent_id");
  CREATE INDEX "home_page_testimonials_order_idx" ON "home_page_testimonials" USING btree ("_order");
  CREATE INDEX "home_page_testimonials_parent_id_idx" ON "home_page_testimonials" USING btree ("_parent_id");
  CREATE INDEX "home_page_owners_order_idx" ON "home_page_owners" USING btree ("_order");
  CREATE INDEX "home_page_owners_parent_id_idx" ON "home_page_owners" USING btree ("_parent_id");
  CREATE INDEX "home_page_owners_image_idx" ON "home_page_owners" USING btree ("image_id");
  CREATE INDEX "home_page_about_about_image_idx" ON "home_page" USING btree ("about_image_id");
  CREATE INDEX "home_page_banner_banner_background_image_idx" ON "home_page" USING btree ("banner_background_image_id");
  CREATE INDEX "home_page_sustainability_sustainability_image_idx" ON "home_page" USING btree ("sustainability_image_id");
  CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");
  CREATE INDEX "_home_page_v_version_about_blocks_order_idx" ON "_home_page_v_version_about_blocks" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_about_blocks_parent_id_idx" ON "_home_page_v_version_about_blocks" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_counters_order_idx" ON "_home_page_v_version_counters" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_counters_parent_id_idx" ON "_home_page_v_version_counters" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_testimonials_order_idx" ON "_home_page_v_version_testimonials" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_testimonials_parent_id_idx" ON "_home_page_v_version_testimonials" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_owners_order_idx" ON "_home_page_v_version_owners" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_owners_parent_id_idx" ON "_home_page_v_version_owners" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_owners_image_idx" ON "_home_page_v_version_owners" USING btree ("image_id");
  CREATE INDEX "_home_page_v_version_about_version_about_image_idx" ON "_home_page_v" USING btree ("version_about_image_id");
  CREATE INDEX "_home_page_v_version_banner_version_banner_background_im_idx" ON "_home_page_v" USING btree ("version_banner_background_image_id");
  CREATE INDEX "_home_page_v_version_sustainability_version_sustainabili_idx" ON "_home_page_v" USING btree ("version_sustainability_image_id");
  CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v" USING btree ("version__status");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE INDEX "construction_home_about_blocks_order_idx" ON "construction_home_about_blocks" USING btree ("_order");
  CREATE INDEX "construction_home_about_blocks_parent_id_idx" ON "construction_home_about_blocks" USING btree ("_parent_id");
  CREATE INDEX "construction_home_marquee_order_idx" ON "construction_home_marquee" USING btree ("_order");
  CREATE INDEX "construction_home_marquee_parent_id_idx" ON "construction_home_marquee" USING btree ("_parent_id");
  CREATE INDEX "construction_home_buildings_facts_order_idx" ON "construction_home_buildings_facts" USING btree ("_order");
  CREATE INDEX "construction_home_buildings_facts_parent_id_idx" ON "construction_home_buildings_facts" USING btree ("_parent_id");
  CREATE INDEX "construction_home_buildings_order_idx" ON "construction_home_buildings" USING btree ("_order");
  CREATE INDEX "construction_home_buildings_parent_id_idx" ON "construction_home_buildings" USING btree ("_parent_id");
  CREATE INDEX "construction_home_buildings_thumbnail_idx" ON "construction_home_buildings" USING btree ("thumbnail_id");
  CREATE INDEX "construction_home_banner_banner_image_idx" ON "construction_home" USING btree ("banner_image_id");
  CREATE INDEX "construction_home_banner_banner_image_portrait_idx" ON "construction_home" USING btree ("banner_image_portrait_id");
  CREATE INDEX "construction_home_about_about_image_idx" ON "construction_home" USING btree ("about_image_id");
  CREATE INDEX "construction_home_film_film_image_idx" ON "construction_home" USING btree ("film_image_id");
  CREATE INDEX "construction_home__status_idx" ON "construction_home" USING btree ("_status");
  CREATE INDEX "construction_home_texts_order_parent" ON "construction_home_texts" USING btree ("order","parent_id");
  CREATE INDEX "_construction_home_v_version_about_blocks_order_idx" ON "_construction_home_v_version_about_blocks" USING btree ("_order");
  CREATE INDEX "_construction_home_v_version_about_blocks_parent_id_idx" ON "_construction_home_v_version_about_blocks" USING btree ("_parent_id");
  CREATE INDEX "_construction_home_v_version_marquee_order_idx" ON "_construction_home_v_version_marquee" USING btree ("_order");
  CREATE INDEX "_construction_home_v_version_marquee_parent_id_idx" ON "_construction_home_v_version_marquee" USING btree ("_parent_id");
  CREATE INDEX "_construction_home_v_version_buildings_facts_order_idx" ON "_construction_home_v_version_buildings_facts" USING btree ("_order");
  CREATE INDEX "_construction_home_v_version_buildings_facts_parent_id_idx" ON "_construction_home_v_version_buildings_facts" USING btree ("_parent_id");
  CREATE INDEX "_construction_home_v_version_buildings_order_idx" ON "_construction_home_v_version_buildings" USING btree ("_order");
  CREATE INDEX "_construction_home_v_version_buildings_parent_id_idx" ON "_construction_home_v_version_buildings" USING btree ("_parent_id");
  CREATE INDEX "_construction_home_v_version_buildings_thumbnail_idx" ON "_construction_home_v_version_buildings" USING btree ("thumbnail_id");
  CREATE INDEX "_construction_home_v_version_banner_version_banner_image_idx" ON "_construction_home_v" USING btree ("version_banner_image_id");
  CREATE INDEX "_construction_home_v_version_banner_version_banner_ima_1_idx" ON "_construction_home_v" USING btree ("version_banner_image_portrait_id");
  CREATE INDEX "_construction_home_v_version_about_version_about_image_idx" ON "_construction_home_v" USING btree ("version_about_image_id");
  CREATE INDEX "_construction_home_v_version_film_version_film_image_idx" ON "_construction_home_v" USING btree ("version_film_image_id");
  CREATE INDEX "_construction_home_v_version_version__status_idx" ON "_construction_home_v" USING btree ("version__status");
  CREATE INDEX "_construction_home_v_created_at_idx" ON "_construction_home_v" USING btree ("created_at");
  CREATE INDEX "_construction_home_v_updated_at_idx" ON "_construction_home_v" USING btree ("updated_at");
  CREATE INDEX "_construction_home_v_latest_idx" ON "_construction_home_v" USING btree ("latest");
  CREATE INDEX "_construction_home_v_texts_order_parent" ON "_construction_home_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "industrial_home_slides_order_idx" ON "industrial_home_slides" USING btree ("_order");
  CREATE INDEX "industrial_home_slides_parent_id_idx" ON "industrial_home_slides" USING btree ("_parent_id");
  CREATE INDEX "industrial_home_slides_image_idx" ON "industrial_home_slides" USING btree ("image_id");
  CREATE INDEX "industrial_home_slides_image_portrait_idx" ON "industrial_home_slides" USING btree ("image_portrait_id");
  CREATE INDEX "industrial_home_about_blocks_order_idx" ON "industrial_home_about_blocks" USING btree ("_order");
  CREATE INDEX "industrial_home_about_blocks_parent_id_idx" ON "industrial_home_about_blocks" USING btree ("_parent_id");
  CREATE INDEX "industrial_home_marquee_order_idx" ON "industrial_home_marquee" USING btree ("_order");
  CREATE INDEX "industrial_home_marquee_parent_id_idx" ON "industrial_home_marquee" USING btree ("_parent_id");
  CREATE INDEX "industrial_home_about_about_image_idx" ON "industrial_home" USING btree ("about_image_id");
  CREATE INDEX "industrial_home__status_idx" ON "industrial_home" USING btree ("_status");
  CREATE INDEX "industrial_home_texts_order_parent" ON "industrial_home_texts" USING btree ("order","parent_id");
  CREATE INDEX "_industrial_home_v_version_slides_order_idx" ON "_industrial_home_v_version_slides" USING btree ("_order");
  CREATE INDEX "_industrial_home_v_version_slides_parent_id_idx" ON "_industrial_home_v_version_slides" USING btree ("_parent_id");
  CREATE INDEX "_industrial_home_v_version_slides_image_idx" ON "_industrial_home_v_version_slides" USING btree ("image_id");
  CREATE INDEX "_industrial_home_v_version_slides_image_portrait_idx" ON "_industrial_home_v_version_slides" USING btree ("image_portrait_id");
  CREATE INDEX "_industrial_home_v_version_about_blocks_order_idx" ON "_industrial_home_v_version_about_blocks" USING btree ("_order");
  CREATE INDEX "_industrial_home_v_version_about_blocks_parent_id_idx" ON "_industrial_home_v_version_about_blocks" USING btree ("_parent_id");
  CREATE INDEX "_industrial_home_v_version_marquee_order_idx" ON "_industrial_home_v_version_marquee" USING btree ("_order");
  CREATE INDEX "_industrial_home_v_version_marquee_parent_id_idx" ON "_industrial_home_v_version_marquee" USING btree ("_parent_id");
  CREATE INDEX "_industrial_home_v_version_about_version_about_image_idx" ON "_industrial_home_v" USING btree ("version_about_image_id");
  CREATE INDEX "_industrial_home_v_version_version__status_idx" ON "_industrial_home_v" USING btree ("version__status");
  CREATE INDEX "_industrial_home_v_created_at_idx" ON "_industrial_home_v" USING btree ("created_at");
  CREATE INDEX "_industrial_home_v_updated_at_idx" ON "_industrial_home_v" USING btree ("updated_at");
  CREATE INDEX "_industrial_home_v_latest_idx" ON "_industrial_home_v" USING btree ("latest");
  CREATE INDEX "_industrial_home_v_texts_order_parent" ON "_industrial_home_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "about_page_about_blocks_order_idx" ON "about_page_about_blocks" USING btree ("_order");
  CREATE INDEX "about_page_about_blocks_parent_id_idx" ON "about_page_about_blocks" USING btree ("_parent_id");
  CREATE INDEX "about_page_reasons_order_idx" ON "about_page_reasons" USING btree ("_order");
  CREATE INDEX "about_page_reasons_parent_id_idx" ON "about_page_reasons" USING btree ("_parent_id");
  CREATE INDEX "about_page_reasons_image_idx" ON "about_page_reasons" USING btree ("image_id");
  CREATE INDEX "about_page_story_order_idx" ON "about_page_story" USING btree ("_order");
  CREATE INDEX "about_page_story_parent_id_idx" ON "about_page_story" USING btree ("_parent_id");
  CREATE INDEX "about_page_story_image_idx" ON "about_page_story" USING btree ("image_id");
  CREATE INDEX "about_page_about_about_image_idx" ON "about_page" USING btree ("about_image_id");
  CREATE INDEX "about_page__status_idx" ON "about_page" USING btree ("_status");
  CREATE INDEX "_about_page_v_version_about_blocks_order_idx" ON "_about_page_v_version_about_blocks" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_about_blocks_parent_id_idx" ON "_about_page_v_version_about_blocks" USING btree ("_parent_id");
  CREATE INDEX "_about_page_v_version_reasons_order_idx" ON "_about_page_v_version_reasons" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_reasons_parent_id_idx" ON "_about_page_v_version_reasons" USING btree ("_parent_id");
  CREATE INDEX "_about_page_v_version_reasons_image_idx" ON "_about_page_v_version_reasons" USING btree ("image_id");
  CREATE INDEX "_about_page_v_version_story_order_idx" ON "_about_page_v_version_story" USING btree ("_order");
  CREATE INDEX "_about_page_v_version_story_parent_id_idx" ON "_about_page_v_version_story" USING btree ("_parent_id");
  CREATE INDEX "_about_page_v_version_story_image_idx" ON "_about_page_v_version_story" USING btree ("image_id");
  CREATE INDEX "_about_page_v_version_about_version_about_image_idx" ON "_about_page_v" USING btree ("version_about_image_id");
  CREATE INDEX "_about_page_v_version_version__status_idx" ON "_about_page_v" USING btree ("version__status");
  CREATE INDEX "_about_page_v_created_at_idx" ON "_about_page_v" USING btree ("created_at");
  CREATE INDEX "_about_page_v_updated_at_idx" ON "_about_page_v" USING btree ("updated_at");
  CREATE INDEX "_about_page_v_latest_idx" ON "_about_page_v" USING btree ("latest");
  CREATE INDEX "service_page_image_idx" ON "service_page" USING btree ("image_id");
  CREATE INDEX "service_page__status_idx" ON "service_page" USING btree ("_status");
  CREATE INDEX "_service_page_v_version_version_image_idx" ON "_service_page_v" USING btree ("version_image_id");
  CREATE INDEX "_service_page_v_version_version__status_idx" ON "_service_page_v" USING btree ("version__status");
  CREATE INDEX "_service_page_v_created_at_idx" ON "_service_page_v" USING btree ("created_at");
  CREATE INDEX "_service_page_v_updated_at_idx" ON "_service_page_v" USING btree ("updated_at");
  CREATE INDEX "_service_page_v_latest_idx" ON "_service_page_v" USING btree ("latest");
  CREATE INDEX "clients_page_image_idx" ON "clients_page" USING btree ("image_id");
  CREATE INDEX "clients_page__status_idx" ON "clients_page" USING btree ("_status");
  CREATE INDEX "_clients_page_v_version_version_image_idx" ON "_clients_page_v" USING btree ("version_image_id");
  CREATE INDEX "_clients_page_v_version_version__status_idx" ON "_clients_page_v" USING btree ("version__status");
  CREATE INDEX "_clients_page_v_created_at_idx" ON "_clients_page_v" USING btree ("created_at");
  CREATE INDEX "_clients_page_v_updated_at_idx" ON "_clients_page_v" USING btree ("updated_at");
  CREATE INDEX "_clients_page_v_latest_idx" ON "_clients_page_v" USING btree ("latest");
  CREATE INDEX "portfolio_page_image_idx" ON "portfolio_page" USING btree ("image_id");
  CREATE INDEX "portfolio_page_file_idx" ON "portfolio_page" USING btree ("file_id");
  CREATE INDEX "portfolio_page__status_idx" ON "portfolio_page" USING btree ("_status");
  CREATE INDEX "_portfolio_page_v_version_version_image_idx" ON "_portfolio_page_v" USING btree ("version_image_id");
  CREATE INDEX "_portfolio_page_v_version_version_file_idx" ON "_portfolio_page_v" USING btree ("version_file_id");
  CREATE INDEX "_portfolio_page_v_version_version__status_idx" ON "_portfolio_page_v" USING btree ("version__status");
  CREATE INDEX "_portfolio_page_v_created_at_idx" ON "_portfolio_page_v" USING btree ("created_at");
  CREATE INDEX "_portfolio_page_v_updated_at_idx" ON "_portfolio_page_v" USING btree ("updated_at");
  CREATE INDEX "_portfolio_page_v_latest_idx" ON "_portfolio_page_v" USING btree ("latest");
  CREATE INDEX "contact_page_background_image_idx" ON "contact_page" USING btree ("background_image_id");
  CREATE INDEX "contact_page__status_idx" ON "contact_page" USING btree ("_status");
  CREATE INDEX "_contact_page_v_version_version_background_image_idx" ON "_contact_page_v" USING btree ("version_background_image_id");
  CREATE INDEX "_contact_page_v_version_version__status_idx" ON "_contact_page_v" USING btree ("version__status");
  CREATE INDEX "_contact_page_v_created_at_idx" ON "_contact_page_v" USING btree ("created_at");
  CREATE INDEX "_contact_page_v_updated_at_idx" ON "_contact_page_v" USING btree ("updated_at");
  CREATE INDEX "_contact_page_v_latest_idx" ON "_contact_page_v" USING btree ("latest");
  CREATE INDEX "certificate_page_file_idx" ON "certificate_page" USING btree ("file_id");
  CREATE INDEX "certificate_page__status_idx" ON "certificate_page" USING btree ("_status");
  CREATE INDEX "_certificate_page_v_version_version_file_idx" ON "_certificate_page_v" USING btree ("version_file_id");
  CREATE INDEX "_certificate_page_v_version_version__status_idx" ON "_certificate_page_v" USING btree ("version__status");
  CREATE INDEX "_certificate_page_v_created_at_idx" ON "_certificate_page_v" USING btree ("created_at");
  CREATE INDEX "_certificate_page_v_updated_at_idx" ON "_certificate_page_v" USING btree ("updated_at");
  CREATE INDEX "_certificate_page_v_latest_idx" ON "_certificate_page_v" USING btree ("latest");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "products_specifications" CASCADE;
  DROP TABLE "products_documents" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "_products_v_version_specifications" CASCADE;
  DROP TABLE "_products_v_version_documents" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "_reviews_v" CASCADE;
  DROP TABLE "services_images" CASCADE;
  DROP TABLE "services_facts" CASCADE;
  DROP TABLE "services_documents" CASCADE;
  DROP TABLE "services_places" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "_services_v_version_images" CASCADE;
  DROP TABLE "_services_v_version_facts" CASCADE;
  DROP TABLE "_services_v_version_documents" CASCADE;
  DROP TABLE "_services_v_version_places" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_texts" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_texts" CASCADE;
  DROP TABLE "blog_categories" CASCADE;
  DROP TABLE "_blog_categories_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "case_studies" CASCADE;
  DROP TABLE "_case_studies_v" CASCADE;
  DROP TABLE "customers" CASCADE;
  DROP TABLE "_customers_v" CASCADE;
  DROP TABLE "buyers" CASCADE;
  DROP TABLE "_buyers_v" CASCADE;
  DROP TABLE "excellence" CASCADE;
  DROP TABLE "_excellence_v" CASCADE;
  DROP TABLE "portfolio" CASCADE;
  DROP TABLE "_portfolio_v" CASCADE;
  DROP TABLE "equipment" CASCADE;
  DROP TABLE "_equipment_v" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "_documents_v" CASCADE;
  DROP TABLE "pages_headings" CASCADE;
  DROP TABLE "text_block" CASCADE;
  DROP TABLE "picture_block" CASCADE;
  DROP TABLE "gallery_block_pictures" CASCADE;
  DROP TABLE "gallery_block" CASCADE;
  DROP TABLE "table_block_rows" CASCADE;
  DROP TABLE "table_block" CASCADE;
  DROP TABLE "facts_block_facts" CASCADE;
  DROP TABLE "facts_block" CASCADE;
  DROP TABLE "action_block" CASCADE;
  DROP TABLE "downloads_block_downloads" CASCADE;
  DROP TABLE "downloads_block" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_texts" CASCADE;
  DROP TABLE "_pages_v_version_headings" CASCADE;
  DROP TABLE "_text_block_v" CASCADE;
  DROP TABLE "_picture_block_v" CASCADE;
  DROP TABLE "_gallery_block_v_pictures" CASCADE;
  DROP TABLE "_gallery_block_v" CASCADE;
  DROP TABLE "_table_block_v_rows" CASCADE;
  DROP TABLE "_table_block_v" CASCADE;
  DROP TABLE "_facts_block_v_facts" CASCADE;
  DROP TABLE "_facts_block_v" CASCADE;
  DROP TABLE "_action_block_v" CASCADE;
  DROP TABLE "_downloads_block_v_downloads" CASCADE;
  DROP TABLE "_downloads_block_v" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_texts" CASCADE;
  DROP TABLE "team_links" CASCADE;
  DROP TABLE "team_facts" CASCADE;
  DROP TABLE "team_skills" CASCADE;
  DROP TABLE "team_education" CASCADE;
  DROP TABLE "team" CASCADE;
  DROP TABLE "_team_v_version_links" CASCADE;
  DROP TABLE "_team_v_version_facts" CASCADE;
  DROP TABLE "_team_v_version_skills" CASCADE;
  DROP TABLE "_team_v_version_education" CASCADE;
  DROP TABLE "_team_v" CASCADE;
  DROP TABLE "contacts" CASCADE;
  DROP TABLE "_contacts_v" CASCADE;
  DROP TABLE "clients" CASCADE;
  DROP TABLE "_clients_v" CASCADE;
  DROP TABLE "downloads" CASCADE;
  DROP TABLE "_downloads_v" CASCADE;
  DROP TABLE "faq_entries" CASCADE;
  DROP TABLE "faq" CASCADE;
  DROP TABLE "_faq_v_version_entries" CASCADE;
  DROP TABLE "_faq_v" CASCADE;
  DROP TABLE "projects_facts" CASCADE;
  DROP TABLE "projects_stages" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "_projects_v_version_facts" CASCADE;
  DROP TABLE "_projects_v_version_stages" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "industries_facts" CASCADE;
  DROP TABLE "industries" CASCADE;
  DROP TABLE "_industries_v_version_facts" CASCADE;
  DROP TABLE "_industries_v" CASCADE;
  DROP TABLE "timeline" CASCADE;
  DROP TABLE "_timeline_v" CASCADE;
  DROP TABLE "locations" CASCADE;
  DROP TABLE "locations_texts" CASCADE;
  DROP TABLE "_locations_v" CASCADE;
  DROP TABLE "_locations_v_texts" CASCADE;
  DROP TABLE "social_links" CASCADE;
  DROP TABLE "_social_links_v" CASCADE;
  DROP TABLE "figures" CASCADE;
  DROP TABLE "_figures_v" CASCADE;
  DROP TABLE "skills" CASCADE;
  DROP TABLE "_skills_v" CASCADE;
  DROP TABLE "hero_facts" CASCADE;
  DROP TABLE "_hero_facts_v" CASCADE;
  DROP TABLE "locked_documents" CASCADE;
  DROP TABLE "published_files" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings_languages" CASCADE;
  DROP TABLE "site_settings_offices" CASCADE;
  DROP TABLE "site_settings_search_terms" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_texts" CASCADE;
  DROP TABLE "_site_settings_v_version_languages" CASCADE;
  DROP TABLE "_site_settings_v_version_offices" CASCADE;
  DROP TABLE "_site_settings_v_version_search_terms" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "_site_settings_v_texts" CASCADE;
  DROP TABLE "words" CASCADE;
  DROP TABLE "_words_v" CASCADE;
  DROP TABLE "menus_main" CASCADE;
  DROP TABLE "menus_footer" CASCADE;
  DROP TABLE "menus_more" CASCADE;
  DROP TABLE "menus_legal" CASCADE;
  DROP TABLE "menus_without" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "_menus_v_version_main" CASCADE;
  DROP TABLE "_menus_v_version_footer" CASCADE;
  DROP TABLE "_menus_v_version_more" CASCADE;
  DROP TABLE "_menus_v_version_legal" CASCADE;
  DROP TABLE "_menus_v_version_without" CASCADE;
  DROP TABLE "_menus_v" CASCADE;
  DROP TABLE "home_page_about_blocks" CASCADE;
  DROP TABLE "home_page_counters" CASCADE;
  DROP TABLE "home_page_testimonials" CASCADE;
  DROP TABLE "home_page_owners" CASCADE;
  DROP TABLE "home_page" CASCADE;
  DROP TABLE "_home_page_v_version_about_blocks" CASCADE;
  DROP TABLE "_home_page_v_version_counters" CASCADE;
  DROP TABLE "_home_page_v_version_testimonials" CASCADE;
  DROP TABLE "_home_page_v_version_owners" CASCADE;
  DROP TABLE "_home_page_v" CASCADE;
  DROP TABLE "construction_home_about_blocks" CASCADE;
  DROP TABLE "construction_home_marquee" CASCADE;
  DROP TABLE "construction_home_buildings_facts" CASCADE;
  DROP TABLE "construction_home_buildings" CASCADE;
  DROP TABLE "construction_home" CASCADE;
  DROP TABLE "construction_home_texts" CASCADE;
  DROP TABLE "_construction_home_v_version_about_blocks" CASCADE;
  DROP TABLE "_construction_home_v_version_marquee" CASCADE;
  DROP TABLE "_construction_home_v_version_buildings_facts" CASCADE;
  DROP TABLE "_construction_home_v_version_buildings" CASCADE;
  DROP TABLE "_construction_home_v" CASCADE;
  DROP TABLE "_construction_home_v_texts" CASCADE;
  DROP TABLE "industrial_home_slides" CASCADE;
  DROP TABLE "industrial_home_about_blocks" CASCADE;
  DROP TABLE "industrial_home_marquee" CASCADE;
  DROP TABLE "industrial_home" CASCADE;
  DROP TABLE "industrial_home_texts" CASCADE;
  DROP TABLE "_industrial_home_v_version_slides" CASCADE;
  DROP TABLE "_industrial_home_v_version_about_blocks" CASCADE;
  DROP TABLE "_industrial_home_v_version_marquee" CASCADE;
  DROP TABLE "_industrial_home_v" CASCADE;
  DROP TABLE "_industrial_home_v_texts" CASCADE;
  DROP TABLE "about_page_about_blocks" CASCADE;
  DROP TABLE "about_page_reasons" CASCADE;
  DROP TABLE "about_page_story" CASCADE;
  DROP TABLE "about_page" CASCADE;
  DROP TABLE "_about_page_v_version_about_blocks" CASCADE;
  DROP TABLE "_about_page_v_version_reasons" CASCADE;
  DROP TABLE "_about_page_v_version_story" CASCADE;
  DROP TABLE "_about_page_v" CASCADE;
  DROP TABLE "service_page" CASCADE;
  DROP TABLE "_service_page_v" CASCADE;
  DROP TABLE "clients_page" CASCADE;
  DROP TABLE "_clients_page_v" CASCADE;
  DROP TABLE "portfolio_page" CASCADE;
  DROP TABLE "_portfolio_page_v" CASCADE;
  DROP TABLE "contact_page" CASCADE;
  DROP TABLE "_contact_page_v" CASCADE;
  DROP TABLE "certificate_page" CASCADE;
  DROP TABLE "_certificate_page_v" CASCADE;
  DROP TYPE "public"."enum_products_documents_kind";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_documents_kind";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum_reviews_status";
  DROP TYPE "public"."enum__reviews_v_version_status";
  DROP TYPE "public"."enum_services_documents_kind";
  DROP TYPE "public"."enum_services_places";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_documents_kind";
  DROP TYPE "public"."enum__services_v_version_places";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum_blog_categories_status";
  DROP TYPE "public"."enum__blog_categories_v_version_status";
  DROP TYPE "public"."enum_case_studies_status";
  DROP TYPE "public"."enum__case_studies_v_version_status";
  DROP TYPE "public"."enum_customers_status";
  DROP TYPE "public"."enum__customers_v_version_status";
  DROP TYPE "public"."enum_buyers_status";
  DROP TYPE "public"."enum__buyers_v_version_status";
  DROP TYPE "public"."enum_excellence_status";
  DROP TYPE "public"."enum__excellence_v_version_status";
  DROP TYPE "public"."enum_portfolio_status";
  DROP TYPE "public"."enum__portfolio_v_version_status";
  DROP TYPE "public"."enum_equipment_status";
  DROP TYPE "public"."enum__equipment_v_version_status";
  DROP TYPE "public"."enum_documents_status";
  DROP TYPE "public"."enum__documents_v_version_status";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_team_status";
  DROP TYPE "public"."enum__team_v_version_status";
  DROP TYPE "public"."enum_contacts_status";
  DROP TYPE "public"."enum__contacts_v_version_status";
  DROP TYPE "public"."enum_clients_status";
  DROP TYPE "public"."enum__clients_v_version_status";
  DROP TYPE "public"."enum_downloads_kind";
  DROP TYPE "public"."enum_downloads_status";
  DROP TYPE "public"."enum__downloads_v_version_kind";
  DROP TYPE "public"."enum__downloads_v_version_status";
  DROP TYPE "public"."enum_faq_status";
  DROP TYPE "public"."enum__faq_v_version_status";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum_industries_status";
  DROP TYPE "public"."enum__industries_v_version_status";
  DROP TYPE "public"."enum_timeline_status";
  DROP TYPE "public"."enum__timeline_v_version_status";
  DROP TYPE "public"."enum_locations_status";
  DROP TYPE "public"."enum__locations_v_version_status";
  DROP TYPE "public"."enum_social_links_status";
  DROP TYPE "public"."enum__social_links_v_version_status";
  DROP TYPE "public"."enum_figures_status";
  DROP TYPE "public"."enum__figures_v_version_status";
  DROP TYPE "public"."enum_skills_status";
  DROP TYPE "public"."enum__skills_v_version_status";
  DROP TYPE "public"."enum_hero_facts_status";
  DROP TYPE "public"."enum__hero_facts_v_version_status";
  DROP TYPE "public"."enum_published_files_state";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_site_settings_status";
  DROP TYPE "public"."enum__site_settings_v_version_status";
  DROP TYPE "public"."enum_words_status";
  DROP TYPE "public"."enum__words_v_version_status";
  DROP TYPE "public"."enum_menus_without";
  DROP TYPE "public"."enum_menus_status";
  DROP TYPE "public"."enum__menus_v_version_without";
  DROP TYPE "public"."enum__menus_v_version_status";
  DROP TYPE "public"."enum_home_page_status";
  DROP TYPE "public"."enum__home_page_v_version_status";
  DROP TYPE "public"."enum_construction_home_status";
  DROP TYPE "public"."enum__construction_home_v_version_status";
  DROP TYPE "public"."enum_industrial_home_status";
  DROP TYPE "public"."enum__industrial_home_v_version_status";
  DROP TYPE "public"."enum_about_page_status";
  DROP TYPE "public"."enum__about_page_v_version_status";
  DROP TYPE "public"."enum_service_page_status";
  DROP TYPE "public"."enum__service_page_v_version_status";
  DROP TYPE "public"."enum_clients_page_status";
  DROP TYPE "public"."enum__clients_page_v_version_status";
  DROP TYPE "public"."enum_portfolio_page_status";
  DROP TYPE "public"."enum__portfolio_page_v_version_status";
  DROP TYPE "public"."enum_contact_page_status";
  DROP TYPE "public"."enum__contact_page_v_version_status";
  DROP TYPE "public"."enum_certificate_page_status";
  DROP TYPE "public"."enum__certificate_page_v_version_status";`)
}
